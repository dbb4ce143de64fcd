import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowRightIcon from '@mui/icons-material/ArrowRight';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';

const withRoomyTrees = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTreeView: {
      defaultProps: {
        defaultCollapseIcon: <ArrowDropDownIcon />,
        defaultExpandIcon: <ArrowRightIcon />,
      },
    },
    MuiTreeItem: { styleOverrides: { content: { paddingBlock: 6, borderRadius: 8 } } },
  },
});

export default function ThemedTree() {
  return (
    <ThemeProvider theme={withRoomyTrees}>
      <Box sx={{ minHeight: 190 }}>
        <TreeView aria-label="Stamps" defaultExpanded={['europe']}>
          <TreeItem nodeId="europe" label="Europe">
            <TreeItem nodeId="iceland" label="Iceland" />
            <TreeItem nodeId="malta" label="Malta" />
          </TreeItem>
          <TreeItem nodeId="asia" label="Asia">
            <TreeItem nodeId="nepal" label="Nepal" />
          </TreeItem>
        </TreeView>
      </Box>
    </ThemeProvider>
  );
}
