import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './orchestra';

const quartet = ['violin', 'viola', 'cello'];

export default function ChooseInstrumentsByButton() {
  const [selected, setSelected] = React.useState<string[]>(['harp']);

  return (
    <Box sx={{ minHeight: 320, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setSelected(quartet)}>Strings only</Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <RichTreeView
        aria-label="Instruments of the recording"
        items={orchestra}
        multiSelect
        defaultExpandedItems={['strings']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Selected: {selected.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
