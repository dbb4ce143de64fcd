import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

const platforms = ['Platform 1', 'Platform 2', 'Platform 3', 'Platform 4'];

export default function AddAndRemoveItems() {
  const [count, setCount] = React.useState(2);
  const items = React.useMemo<TreeViewDefaultItemModelProperties[]>(
    () => [
      {
        id: 'station',
        label: 'Central station',
        children: platforms.slice(0, count).map((label) => ({ id: label, label })),
      },
    ],
    [count],
  );

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={count === platforms.length} onClick={() => setCount(count + 1)}>
          Add platform
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove platform
        </Button>
      </Stack>
      <RichTreeView aria-label="Station" items={items} defaultExpandedItems={['station']} />
    </Box>
  );
}
