import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LinedItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.groupTransition}`]: {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      // 8 px of padding, half of the icon, and the indentation of the parent
      insetInlineStart:
        'calc(15px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
      borderInlineStart: `1px dashed ${theme.palette.text.disabled}`,
    },
  },
}));

export default function LineBakeryLevels() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Bakery with lines"
        itemChildrenIndentation={20}
        defaultExpandedItems={['bread', 'loaves', 'sweet']}
      >
        <LinedItem itemId="bread" label="Bread">
          <LinedItem itemId="loaves" label="Loaves">
            <LinedItem itemId="rye" label="Rye loaf" />
            <LinedItem itemId="spelt" label="Spelt loaf" />
          </LinedItem>
          <LinedItem itemId="rolls" label="Rolls" />
        </LinedItem>
        <LinedItem itemId="sweet" label="Sweet">
          <LinedItem itemId="croissant" label="Croissant" />
        </LinedItem>
      </SimpleTreeView>
    </Box>
  );
}
