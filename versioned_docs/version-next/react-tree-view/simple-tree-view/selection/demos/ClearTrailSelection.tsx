import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const ALL = ['day-1', 'glacier', 'hut', 'day-2', 'summit', 'descent'];

export default function ClearTrailSelection() {
  const [selected, setSelected] = React.useState<string[]>(['summit']);

  return (
    <Box sx={{ minHeight: 310, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setSelected(ALL)}>Select all</Button>
        <Button onClick={() => setSelected([])}>Clear</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Stages to print"
        multiSelect
        defaultExpandedItems={['day-1', 'day-2']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="day-1" label="Day 1">
          <TreeItem itemId="glacier" label="Glacier crossing" />
          <TreeItem itemId="hut" label="Climb to the hut" />
        </TreeItem>
        <TreeItem itemId="day-2" label="Day 2">
          <TreeItem itemId="summit" label="Summit" />
          <TreeItem itemId="descent" label="Descent" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        {selected.length} of {ALL.length} selected
      </Typography>
    </Box>
  );
}
