import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { garden } from './garden';

export default function LockItemFromCode() {
  const apiRef = useRichTreeViewApiRef();

  const setLock = (shouldBeDisabled?: boolean) =>
    apiRef.current?.setIsItemDisabled({ itemId: 'south', shouldBeDisabled });

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setLock(true)}>Lock south bed</Button>
        <Button onClick={() => setLock(false)}>Unlock</Button>
        <Button onClick={() => setLock()}>Toggle</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Beds to water"
        items={garden}
        defaultExpandedItems={['north', 'south']}
      />
    </Box>
  );
}
