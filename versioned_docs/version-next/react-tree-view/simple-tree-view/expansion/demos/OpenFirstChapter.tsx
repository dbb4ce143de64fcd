import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenFirstChapter() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Repair manual" defaultExpandedItems={['brakes', 'disc']}>
        <TreeItem itemId="brakes" label="Brakes">
          <TreeItem itemId="rim" label="Rim brakes" />
          <TreeItem itemId="disc" label="Disc brakes">
            <TreeItem itemId="pads" label="Replace the pads" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="wheels" label="Wheels">
          <TreeItem itemId="spokes" label="True a wheel" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
