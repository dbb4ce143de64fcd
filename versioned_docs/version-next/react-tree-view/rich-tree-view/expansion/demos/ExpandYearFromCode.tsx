import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { archive } from './archive';

export default function ExpandYearFromCode() {
  const apiRef = useRichTreeViewApiRef();

  const setExpansion = (event: React.SyntheticEvent | null, isExpanded: boolean) =>
    apiRef.current?.setItemExpansion({ event, itemId: '1970s', shouldBeExpanded: isExpanded });

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={(event) => setExpansion(event, true)}>Open 1970s</Button>
        <Button onClick={(event) => setExpansion(event, false)}>Close 1970s</Button>
      </Stack>
      <RichTreeView apiRef={apiRef} aria-label="Negatives" items={archive} />
    </Box>
  );
}
