import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

export default function TreeWrittenAsJsx() {
  return (
    <Box sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Opening hours" defaultExpandedItems={['weekend']}>
        <TreeItem2 itemId="weekdays" label="Monday to Friday">
          <TreeItem2 itemId="weekdays-hours" label="7:30 to 18:00" />
        </TreeItem2>
        <TreeItem2 itemId="weekend" label="Weekend">
          <TreeItem2 itemId="saturday" label="Saturday, 9:00 to 17:00" />
          <TreeItem2 itemId="sunday" label="Sunday, closed" />
        </TreeItem2>
      </SimpleTreeView>
    </Box>
  );
}
