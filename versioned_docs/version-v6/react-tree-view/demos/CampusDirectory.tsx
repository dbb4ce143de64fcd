import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function CampusDirectory() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <TreeView
        aria-label="Campus"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['sciences']}
      >
        <TreeItem nodeId="sciences" label="Sciences">
          <TreeItem nodeId="lab" label="Chemistry lab" />
          <TreeItem nodeId="greenhouse" label="Greenhouse" />
          <TreeItem nodeId="observatory" label="Observatory" />
        </TreeItem>
        <TreeItem nodeId="arts" label="Arts">
          <TreeItem nodeId="studio" label="Print studio" />
          <TreeItem nodeId="stage" label="Small stage" />
        </TreeItem>
        <TreeItem nodeId="library" label="Library" />
      </TreeView>
    </Box>
  );
}
