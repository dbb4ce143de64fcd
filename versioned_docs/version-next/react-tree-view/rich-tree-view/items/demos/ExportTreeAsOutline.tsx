import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { garden } from './garden';

function toOutline(items: TreeViewDefaultItemModelProperties[], depth = 0): string {
  return items
    .map(
      (item) =>
        `${'  '.repeat(depth)}- ${item.label}\n${toOutline(item.children ?? [], depth + 1)}`,
    )
    .join('');
}

export default function ExportTreeAsOutline() {
  const apiRef = useRichTreeViewApiRef();
  const [outline, setOutline] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Garden plan"
        items={garden}
        defaultExpandedItems={['north', 'south']}
      />
      <Button
        variant="outlined"
        sx={{ my: 1 }}
        onClick={() => setOutline(toOutline(apiRef.current?.getItemTree() ?? []).trimEnd())}
      >
        Write as outline
      </Button>
      <TextField
        fullWidth
        multiline
        minRows={6}
        label="Outline"
        value={outline}
        onChange={(event) => setOutline(event.target.value)}
      />
    </Box>
  );
}
