import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

const FORMATS = ['PDF', 'CSV', 'Excel'];

export default function SplitDownload() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [format, setFormat] = React.useState('PDF');
  const close = () => setAnchor(null);
  const choose = (name: string) => {
    setFormat(name);
    close();
  };
  return (
    <React.Fragment>
      <ButtonGroup variant="contained" aria-label="Download the invoice">
        <Button>Download {format}</Button>
        <Button
          size="small"
          aria-label="Choose a format"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? 'format-menu' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu
        id="format-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'Format' } }}
      >
        {FORMATS.map((name) => (
          <MenuItem key={name} selected={name === format} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
