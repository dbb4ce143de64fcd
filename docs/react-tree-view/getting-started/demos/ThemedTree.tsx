import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { genres } from './genres';

const withRoomyTrees = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiRichTreeView: {
      defaultProps: { itemChildrenIndentation: 28, expansionTrigger: 'iconContainer' },
    },
    MuiTreeItem: { styleOverrides: { content: { paddingBlock: 8 }, label: { fontWeight: 600 } } },
  },
});

export default function ThemedTree() {
  return (
    <ThemeProvider theme={withRoomyTrees}>
      <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
        <RichTreeView
          aria-label="Shelves, roomy"
          items={genres}
          defaultExpandedItems={['jazz', 'folk']}
        />
      </Box>
    </ThemeProvider>
  );
}
