import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { garden } from './garden';

function toOutline(items: TreeViewBaseItem[], depth = 0): string {
  return items
    .map(
      (item) =>
        `${'  '.repeat(depth)}- ${item.label}\n${toOutline(item.children ?? [], depth + 1)}`,
    )
    .join('');
}

export default function ExportTreeAsOutline() {
  const apiRef = useTreeViewApiRef();
  const [outline, setOutline] = React.useState('');

  return (
    <Box sx={{ minHeight: 400, width: '100%', maxWidth: 360 }}>
      <RichTreeView apiRef={apiRef} aria-label="Garden plan" items={garden} />
      <Button
        variant="outlined"
        sx={{ my: 1 }}
        onClick={() => setOutline(toOutline(apiRef.current?.getItemTree() ?? []))}
      >
        Write as outline
      </Button>
      <Box component="pre" role="status" sx={{ m: 0, fontSize: 14 }}>
        {outline}
      </Box>
    </Box>
  );
}
