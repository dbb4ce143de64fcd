import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './orchestra';

export default function LogInstrumentSelection() {
  const [toggles, setToggles] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const handleToggle = (event: React.SyntheticEvent | null, itemId: string, isSelected: boolean) =>
    setToggles((previous) => [...previous, `${isSelected ? '+' : '−'} ${itemId}`].slice(-4));

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Lesson"
        items={orchestra}
        defaultExpandedItems={['strings']}
        onItemSelectionToggle={handleToggle}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        onSelectedItemsChange: {selected ?? 'not called'}
        <br />
        onItemSelectionToggle: {toggles.join(', ') || 'not called'}
      </Typography>
    </Box>
  );
}
