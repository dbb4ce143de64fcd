import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { greenhouse } from './greenhouse';

export default function RenameFromCode() {
  const apiRef = useRichTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('s1');
  const [name, setName] = React.useState('Thyme');

  const rename = () => apiRef.current!.updateItemLabel(selected!, name);

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
        <TextField
          label="New name"
          size="small"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button disabled={!selected || !name} onClick={rename}>
          Rename
        </Button>
      </Box>
      <RichTreeView
        aria-label="Greenhouse renamed by a button"
        apiRef={apiRef}
        items={greenhouse}
        defaultExpandedItems={['north', 'south']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
