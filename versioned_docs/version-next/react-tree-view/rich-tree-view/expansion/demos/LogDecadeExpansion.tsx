import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive } from './archive';

export default function LogDecadeExpansion() {
  const [last, setLast] = React.useState('nothing yet');
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const handleToggle = (event: React.SyntheticEvent | null, itemId: string, isExpanded: boolean) =>
    setLast(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`);

  return (
    <Box sx={{ minHeight: 320, width: '100%', maxWidth: 360 }}>
      <Typography role="status" sx={{ mb: 1 }}>
        Last change: {last}
        <br />
        Expanded: {expanded.join(', ') || 'none'}
      </Typography>
      <RichTreeView
        aria-label="Photos to browse"
        items={archive}
        onItemExpansionToggle={handleToggle}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
