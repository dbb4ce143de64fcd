import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { library } from './library';

const styles = {
  [`& .${treeItemClasses.content}.${treeItemClasses.focused}`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  [`& .${treeItemClasses.content}.${treeItemClasses.selected} .${treeItemClasses.label}`]: {
    fontWeight: 'bold',
  },
};

const slots = { item: TreeItem2 };

export default function ShowFocusClearly() {
  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Sections with a focus outline"
        items={library}
        defaultExpandedItems={['history', 'science']}
        defaultSelectedItems="botany"
        slots={slots}
        sx={styles}
      />
    </Box>
  );
}
