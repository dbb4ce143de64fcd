import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const tickets = ['Opera', 'Ballet', 'Circus', 'Puppets'].map((label) => ({ id: label, label }));

export default function DeleteFocusedTicket() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(tickets);
  const focusedId = React.useRef<string | null>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const index = items.findIndex(({ id }) => id === focusedId.current);
    if (event.key !== 'Delete' || index === -1) {
      return;
    }
    const neighbor = items[index + 1] ?? items[index - 1];
    if (neighbor) {
      apiRef.current?.focusItem(event, neighbor.id);
    }
    setItems(items.filter((_, other) => other !== index));
  };

  return (
    <Box sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}>
      <Typography variant="body2">Press Delete on a ticket.</Typography>
      <RichTreeView
        apiRef={apiRef}
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
