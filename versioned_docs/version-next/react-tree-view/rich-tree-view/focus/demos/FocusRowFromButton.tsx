import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { theater } from './theater';

export default function FocusRowFromButton() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'row-b')}>Go to row B</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Seats"
        items={theater}
        defaultExpandedItems={['stalls']}
      />
    </Box>
  );
}
