import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { caseFiles } from './caseFiles';

const slots = {
  expandIcon: FolderIcon,
  collapseIcon: FolderOpenIcon,
  endIcon: DescriptionOutlinedIcon,
};
const slotProps = {
  expandIcon: { color: 'primary' },
  collapseIcon: { color: 'primary' },
};

export default function SwapCaseIcons() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Cases as folders"
        items={caseFiles}
        defaultExpandedItems={['harbor', 'evidence']}
        slots={slots}
        slotProps={slotProps}
      />
    </Box>
  );
}
