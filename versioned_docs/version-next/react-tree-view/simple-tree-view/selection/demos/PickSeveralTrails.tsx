import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PickSeveralTrails() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Trails to close in winter"
        multiSelect
        defaultExpandedItems={['north', 'south']}
        defaultSelectedItems={['gorge', 'ladder']}
      >
        <TreeItem itemId="north" label="North side">
          <TreeItem itemId="gorge" label="Gorge" />
          <TreeItem itemId="ice-cave" label="Ice cave" />
        </TreeItem>
        <TreeItem itemId="south" label="South side">
          <TreeItem itemId="meadow" label="Meadow" />
          <TreeItem itemId="ladder" label="Ladder climb" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
