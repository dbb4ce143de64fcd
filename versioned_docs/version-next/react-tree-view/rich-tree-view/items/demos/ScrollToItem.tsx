import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { shelves } from './shelves';

export default function ScrollToItem() {
  const apiRef = useRichTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => scrollTo('shelf-1')}>
          First shelf
        </Button>
        <Button variant="outlined" onClick={() => scrollTo('shelf-24')}>
          Last shelf
        </Button>
      </Stack>
      <Box sx={{ height: 220, overflow: 'auto' }}>
        <RichTreeView
          apiRef={apiRef}
          aria-label="Warehouse shelves"
          items={shelves}
          defaultExpandedItems={['hall']}
        />
      </Box>
    </Stack>
  );
}
