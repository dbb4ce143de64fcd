import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { projects, type Project } from './projects';

const isArchived = (project: Project) => project.archived === true;

export default function DisableArchivedItems() {
  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Projects"
        items={projects}
        isItemDisabled={isArchived}
        defaultExpandedItems={['parks', 'roads']}
      />
    </Box>
  );
}
