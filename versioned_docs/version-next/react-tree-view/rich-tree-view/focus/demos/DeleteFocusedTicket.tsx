import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tickets = ['Opera', 'Ballet', 'Circus', 'Puppets'].map((label) => ({ id: label, label }));

export default function DeleteFocusedTicket() {
  const [items, setItems] = React.useState(tickets);
  const focusedId = React.useRef<string | null>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Delete') {
      setItems(items.filter(({ id }) => id !== focusedId.current));
    }
  };

  return (
    <Box sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}>
      <Typography variant="body2">Press Delete on a ticket.</Typography>
      <RichTreeView
        aria-label="Tickets"
        items={items}
        onItemFocus={(_, itemId) => {
          focusedId.current = itemId;
        }}
        onKeyDown={handleKeyDown}
      />
    </Box>
  );
}
