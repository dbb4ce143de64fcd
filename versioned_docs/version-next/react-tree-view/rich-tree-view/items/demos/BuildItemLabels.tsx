import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { crew, type CrewMember } from './crew';

const getCrewLabel = ({ name, role }: CrewMember) => `${name}, ${role}`;

export default function BuildItemLabels() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Ship's crew"
        items={crew}
        getItemLabel={getCrewLabel}
        defaultExpandedItems={['ines', 'tomas']}
      />
    </Box>
  );
}
