import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import WaterIcon from '@mui/icons-material/WaterDrop';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const River = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: { borderRadius: 16, paddingBlock: 2 },
  [`& .${treeItemClasses.group}`]: {
    marginLeft: 15,
    paddingLeft: 14,
    borderLeft: `1px dashed ${alpha(theme.palette.text.primary, 0.4)}`,
  },
}));

export default function RiversWithLines() {
  return (
    <Box sx={{ minHeight: 175, width: '100%', maxWidth: 360 }}>
      <TreeView
        aria-label="Rivers and tributaries"
        defaultExpanded={['rhine', 'main']}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        defaultEndIcon={<WaterIcon color="primary" />}
      >
        <River nodeId="rhine" label="Rhine">
          <River nodeId="neckar" label="Neckar" />
          <River nodeId="main" label="Main">
            <River nodeId="regnitz" label="Regnitz" />
            <River nodeId="nidda" label="Nidda" />
          </River>
          <River nodeId="moselle" label="Moselle" />
        </River>
      </TreeView>
    </Box>
  );
}
