import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusItemFromButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <div style={{ minHeight: 300, width: 280 }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'cellos')}>
        Go to the cellos
      </Button>
      <SimpleTreeView
        aria-label="Sections of the orchestra"
        apiRef={apiRef}
        defaultExpandedItems={['strings']}
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="violins" label="Violins" />
          <TreeItem itemId="violas" label="Violas" />
          <TreeItem itemId="cellos" label="Cellos" />
        </TreeItem>
        <TreeItem itemId="woodwinds" label="Woodwinds">
          <TreeItem itemId="flutes" label="Flutes" />
          <TreeItem itemId="oboes" label="Oboes" />
        </TreeItem>
        <TreeItem itemId="percussion" label="Percussion" />
      </SimpleTreeView>
    </div>
  );
}
