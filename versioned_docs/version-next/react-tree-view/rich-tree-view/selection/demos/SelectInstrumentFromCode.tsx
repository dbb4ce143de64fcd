import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { orchestra } from './orchestra';

export default function SelectInstrumentFromCode() {
  const apiRef = useRichTreeViewApiRef();

  const select = (event: React.SyntheticEvent | null, shouldBeSelected?: boolean) =>
    apiRef.current?.setItemSelection({
      event,
      itemId: 'tuba',
      keepExistingSelection: true,
      shouldBeSelected,
    });

  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={(event) => select(event, true)}>Add tuba</Button>
        <Button onClick={(event) => select(event, false)}>Remove</Button>
        <Button onClick={(event) => select(event)}>Toggle</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Band"
        items={orchestra}
        multiSelect
        defaultExpandedItems={['brass']}
        defaultSelectedItems={['horn']}
      />
    </Box>
  );
}
