import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FirstTree() {
  return (
    <Box sx={{ minHeight: 130 }}>
      <TreeView
        aria-label="Tool shed"
        defaultExpanded={['garden']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="garden" label="Garden">
          <TreeItem nodeId="rake" label="Rake" />
          <TreeItem nodeId="shears" label="Shears" />
        </TreeItem>
        <TreeItem nodeId="bicycle" label="Bicycle">
          <TreeItem nodeId="pump" label="Pump" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
