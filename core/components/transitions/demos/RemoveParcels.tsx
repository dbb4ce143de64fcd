import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Delete from '@mui/icons-material/Delete';

const PARCELS = ['Parcel to Oslo', 'Parcel to Lisbon', 'Parcel to Prague'];

export default function RemoveParcels() {
  const [parcels, setParcels] = React.useState(PARCELS);
  const [leaving, setLeaving] = React.useState<string[]>([]);
  const list = React.useRef<HTMLUListElement>(null);
  const remove = (parcel: string) => {
    setLeaving((all) => [...all, parcel]);
    // The focused button is about to disappear.
    list.current?.focus();
  };
  const restore = () => {
    setParcels(PARCELS);
    setLeaving([]);
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button onClick={restore}>Restore all parcels</Button>
      <List ref={list} tabIndex={-1} aria-label="Parcels" sx={{ minHeight: 160 }}>
        {parcels.map((parcel) => (
          <Collapse
            key={parcel}
            component="li"
            in={!leaving.includes(parcel)}
            onExited={() => setParcels((all) => all.filter((other) => other !== parcel))}
          >
            <ListItem
              component="div"
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Remove ${parcel}`}
                  onClick={() => remove(parcel)}
                >
                  <Delete />
                </IconButton>
              }
            >
              <ListItemText primary={parcel} />
            </ListItem>
          </Collapse>
        ))}
      </List>
    </Box>
  );
}
