import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type {} from '@mui/x-tree-view/themeAugmentation';

const withGuideLines = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiSimpleTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
    MuiTreeItem: {
      styleOverrides: {
        groupTransition: {
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            // 8 px of padding, half of the icon, and the indentation of the parent
            insetInlineStart:
              'calc(15px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
            borderInlineStart: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
          },
        },
        content: { [`& .${treeItemClasses.label}`]: { fontSize: '0.875rem' } },
      },
    },
  },
});

export default function ThemedTreeView() {
  return (
    <ThemeProvider theme={withGuideLines}>
      <Box sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}>
        <SimpleTreeView aria-label="Trails" defaultExpandedItems={['ridge']}>
          <TreeItem itemId="ridge" label="Ridge trail">
            <TreeItem itemId="hut" label="Alpine hut, 2 h" />
            <TreeItem itemId="summit" label="Summit, 4 h" />
          </TreeItem>
          <TreeItem itemId="gorge" label="Gorge trail" />
        </SimpleTreeView>
      </Box>
    </ThemeProvider>
  );
}
