import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { hospital, type Department } from './hospital';

const getItemId = ({ code }: Department) => code;
const getItemLabel = ({ title }: Department) => title;
const getItemChildren = ({ sections }: Department) => sections;

export default function ReadSectionsAsChildren() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Departments"
        items={hospital}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['SUR']}
      />
    </Box>
  );
}
