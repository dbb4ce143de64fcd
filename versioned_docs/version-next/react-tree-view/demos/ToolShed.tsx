import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ToolShed() {
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Tool shed" defaultExpandedItems={['cutting']}>
        <TreeItem itemId="cutting" label="Cutting">
          <TreeItem itemId="saw" label="Handsaw" />
          <TreeItem itemId="shears" label="Hedge shears" />
          <TreeItem itemId="chainsaw" label="Chainsaw (lent out)" disabled />
        </TreeItem>
        <TreeItem itemId="digging" label="Digging">
          <TreeItem itemId="spade" label="Spade" />
          <TreeItem itemId="fork" label="Garden fork" />
        </TreeItem>
        <TreeItem itemId="ladder" label="Ladder" />
      </SimpleTreeView>
    </Box>
  );
}
