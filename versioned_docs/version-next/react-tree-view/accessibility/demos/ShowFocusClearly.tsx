import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { library } from './library';

const styles = {
  [`& .${treeItemClasses.content}[data-focused]`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  [`& .${treeItemClasses.content}[data-selected] .${treeItemClasses.label}`]: {
    fontWeight: 'bold',
  },
};

export default function ShowFocusClearly() {
  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Sections with a focus outline"
        items={library}
        defaultExpandedItems={['history', 'science']}
        defaultSelectedItems="botany"
        sx={styles}
      />
    </Box>
  );
}
