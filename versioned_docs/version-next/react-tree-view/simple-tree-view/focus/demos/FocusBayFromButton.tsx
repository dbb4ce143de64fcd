import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function FocusBayFromButton() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'bay-2')}>Go to bay 2</Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Garage" defaultExpandedItems={['ground']}>
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="bay-1" label="Bay 1" />
          <TreeItem itemId="bay-2" label="Bay 2" />
        </TreeItem>
        <TreeItem itemId="roof" label="Roof">
          <TreeItem itemId="bay-9" label="Bay 9" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
