import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function SelectTrailFromButton() {
  const apiRef = useTreeViewApiRef();

  const select = (event: React.SyntheticEvent, shouldBeSelected: boolean) =>
    apiRef.current?.selectItem({ event, itemId: 'waterfall', shouldBeSelected });

  return (
    <Box sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={(event) => select(event, true)}>Select waterfall</Button>
        <Button onClick={(event) => select(event, false)}>Clear selection</Button>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Sights" defaultExpandedItems={['water']}>
        <TreeItem itemId="water" label="Water">
          <TreeItem itemId="waterfall" label="Waterfall" />
          <TreeItem itemId="spring" label="Hot spring" />
        </TreeItem>
        <TreeItem itemId="cliff" label="Eagle cliff" />
      </SimpleTreeView>
    </Box>
  );
}
