import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { genres, type Shelf } from './genres';

const getShelfLabel = ({ label, records }: Shelf) =>
  records === undefined ? label : `${label} (${records})`;
const isNearlyEmpty = ({ records }: Shelf) => records !== undefined && records < 20;

export default function TypedShelves() {
  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Records per shelf"
        items={genres}
        getItemLabel={getShelfLabel}
        isItemDisabled={isNearlyEmpty}
        defaultExpandedItems={['jazz', 'folk']}
      />
    </Box>
  );
}
