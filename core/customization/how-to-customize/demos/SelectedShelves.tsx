import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const shelfStyle = {
  borderInlineStart: '4px solid transparent',
  '&.Mui-selected': { borderColor: 'primary.main', bgcolor: 'transparent' },
  '&.Mui-selected .MuiListItemText-primary': { fontWeight: 'bold' },
  '&.Mui-selected:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible, &.Mui-selected.Mui-focusVisible': { bgcolor: 'action.focus' },
  '&.Mui-disabled': { opacity: 1, color: 'text.secondary', fontStyle: 'italic' },
};

const SHELVES = ['Atlases', 'Sea charts', 'Logbooks (on loan)'];

export default function SelectedShelves() {
  const [shelf, setShelf] = React.useState('Sea charts');
  return (
    <List aria-label="Shelves" sx={{ width: 1, maxWidth: 320, color: 'text.primary' }}>
      {SHELVES.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === shelf}
            disabled={name.endsWith('(on loan)')}
            aria-pressed={name === shelf}
            onClick={() => setShelf(name)}
            sx={shelfStyle}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
