import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ListFestivalStages() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Festival program" defaultExpandedItems={['river']}>
        <TreeItem itemId="river" label="River stage">
          <TreeItem itemId="brass-band" label="Brass band, 18:00" />
          <TreeItem itemId="slam" label="Poetry slam, 20:30" />
        </TreeItem>
        <TreeItem itemId="barn" label="Barn">
          <TreeItem itemId="puppets" label="Puppet theater, 16:00" />
        </TreeItem>
        <TreeItem itemId="food" label="Food court" />
      </SimpleTreeView>
    </Box>
  );
}
