import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { birdCount, type Taxon } from './species';

const getItemId = ({ code }: Taxon) => code;
const getItemLabel = ({ name, seen }: Taxon) => (seen === undefined ? name : `${name}: ${seen}`);
const getItemChildren = ({ species }: Taxon) => species;
const wasNotSeen = ({ seen }: Taxon) => seen === 0;

export default function OwnFieldNames() {
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Birds counted"
        items={birdCount}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        isItemDisabled={wasNotSeen}
        defaultExpandedItems={['owls', 'geese']}
      />
    </Box>
  );
}
