import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { genres } from './genres';

const ALL = genres.map(({ id }) => id);

export default function ExpandFromOutside() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <Box sx={{ minHeight: 320, width: '100%', maxWidth: 360 }}>
      <Button onClick={() => setExpanded(expanded.length === 0 ? ALL : [])}>
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <RichTreeView
        aria-label="Record shelves"
        items={genres}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {selected ? `Selected: ${selected}` : 'Nothing selected'}
      </Typography>
    </Box>
  );
}
