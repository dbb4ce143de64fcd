import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { manuals } from './manuals';

const icons = {
  expandIcon: FolderOutlined,
  collapseIcon: FolderOpenOutlined,
  endIcon: DescriptionOutlined,
};

export default function ReplaceTreeIcons() {
  return (
    <RichTreeView
      aria-label="Manuals"
      items={manuals}
      defaultExpandedItems={['pumps']}
      slots={icons}
      sx={{ minHeight: 200 }}
    />
  );
}
