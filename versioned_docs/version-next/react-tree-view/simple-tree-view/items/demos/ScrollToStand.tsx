import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

const pitches = Array.from({ length: 30 }, (_, index) => index + 1);

export default function ScrollToStand() {
  const apiRef = useSimpleTreeViewApiRef();

  const scrollTo = (itemId: string) =>
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Button onClick={() => scrollTo('pitch-1')}>Pitch 1</Button>
      <Button onClick={() => scrollTo('pitch-30')}>Pitch 30</Button>
      <Box sx={{ height: 200, overflow: 'auto' }}>
        <SimpleTreeView apiRef={apiRef} aria-label="Campsite" defaultExpandedItems={['lower']}>
          <TreeItem itemId="lower" label="Lower meadow">
            {pitches.map((pitch) => (
              <TreeItem key={pitch} itemId={`pitch-${pitch}`} label={`Pitch ${pitch}`} />
            ))}
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
