import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const THINGS = ['Passport', 'Charger', 'Rain jacket'];

export default function PackingChecklist() {
  const [packed, setPacked] = React.useState(['Passport']);
  return (
    <List aria-label="To pack" sx={{ width: '100%', maxWidth: 280 }}>
      {THINGS.map((thing) => (
        <ListItem key={thing} disablePadding>
          <FormControlLabel
            label={thing}
            control={
              <Checkbox
                checked={packed.includes(thing)}
                onChange={(_, isChecked) =>
                  setPacked(
                    isChecked ? [...packed, thing] : packed.filter((other) => other !== thing),
                  )
                }
              />
            }
            sx={{ flexGrow: 1, m: 0 }}
          />
        </ListItem>
      ))}
    </List>
  );
}
