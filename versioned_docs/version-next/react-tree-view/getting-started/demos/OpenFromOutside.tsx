import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { birdCount, type Taxon } from './species';

const getItemId = ({ code }: Taxon) => code;
const getItemLabel = ({ name }: Taxon) => name;
const getItemChildren = ({ species }: Taxon) => species;

export default function OpenFromOutside() {
  const apiRef = useRichTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>(['owls']);
  const [selected, setSelected] = React.useState<string | null>(null);

  const goToGeese = (event: React.MouseEvent) => {
    setExpanded(['geese']);
    apiRef.current?.focusItem(event, 'geese');
  };

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <Button onClick={goToGeese}>Go to the geese</Button>
      <RichTreeView
        aria-label="Birds"
        apiRef={apiRef}
        items={birdCount}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {selected ? `Selected: ${selected}` : 'Nothing selected'}
      </Typography>
    </Box>
  );
}
