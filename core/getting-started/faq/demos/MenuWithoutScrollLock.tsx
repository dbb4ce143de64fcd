import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const parcels = ['Letter', 'Small parcel', 'Large parcel'];

export default function MenuWithoutScrollLock() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [parcel, setParcel] = React.useState(parcels[0]);
  return (
    <>
      <Button
        id="parcel-button"
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Size: {parcel}
      </Button>
      <Menu
        disableScrollLock
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': 'parcel-button' } }}
      >
        {parcels.map((name) => (
          <MenuItem
            key={name}
            selected={name === parcel}
            onClick={() => {
              setParcel(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
