import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const STATIONS = ['Aarhus', 'Basel', 'Bergen', 'Bologna', 'Lille', 'Linz', 'Porto'];

export default function SearchStations() {
  const [route, setRoute] = React.useState(['Basel']);
  const [query, setQuery] = React.useState('');
  const text = query.trim().toLowerCase();
  const found = STATIONS.filter(
    (name) => !route.includes(name) && name.toLowerCase().includes(text),
  );
  const toggle = (name: string, row: HTMLElement) => {
    setRoute(route.includes(name) ? route.filter((other) => other !== name) : [...route, name]);
    row.closest('ul')?.focus();
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        label="Search stations"
        size="small"
        fullWidth
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography role="status" sx={{ my: 1 }}>
        {found.length} found, {route.length} on the route
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {[
          { label: 'Stations', verb: 'Add', names: found },
          { label: 'Route', verb: 'Remove', names: route },
        ].map(({ label, verb, names }) => (
          <Box key={label} sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{label}</Typography>
            <List dense tabIndex={-1} aria-label={label} sx={{ height: 180, overflow: 'auto' }}>
              {names.map((name) => (
                <ListItem key={name} disablePadding>
                  <ListItemButton
                    aria-label={`${verb} ${name}`}
                    onClick={(event) => toggle(name, event.currentTarget)}
                  >
                    <ListItemText primary={name} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
