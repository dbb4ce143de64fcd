import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const BakeryItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 16,
    paddingBlock: 2,
    marginBlock: 2,
    '&[data-selected]': { outline: `2px solid ${theme.palette.primary.main}` },
    [`&[data-expanded] > .${treeItemClasses.label}`]: { fontWeight: 700 },
  },
  [`& .${treeItemClasses.label}`]: { fontSize: '0.875rem' },
  [`& .${treeItemClasses.iconContainer} svg`]: { color: theme.palette.text.secondary },
}));

export default function StyleBakeryItems() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360, p: 0.5 }}>
      <SimpleTreeView
        aria-label="Styled bakery"
        defaultExpandedItems={['bread']}
        defaultSelectedItems="rye"
      >
        <BakeryItem itemId="bread" label="Bread">
          <BakeryItem itemId="rye" label="Rye loaf" />
          <BakeryItem itemId="rolls" label="Rolls" />
        </BakeryItem>
        <BakeryItem itemId="sweet" label="Sweet">
          <BakeryItem itemId="croissant" label="Croissant" />
        </BakeryItem>
      </SimpleTreeView>
    </Box>
  );
}
