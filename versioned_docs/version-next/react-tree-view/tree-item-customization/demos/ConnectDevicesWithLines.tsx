import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { observatory } from './observatory';

// The center of the parent's icon: 8 px of padding, half of the icon, and the parent's indentation.
const lineStart =
  'calc(16px + var(--TreeView-itemChildrenIndentation) * (var(--TreeView-itemDepth) - 1))';

const LinedItem = styled(TreeItem)(({ theme }) => ({
  position: 'relative',
  '[role="group"] &': {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: lineStart,
      top: 0,
      bottom: 0,
      borderInlineStart: `1px solid ${theme.palette.text.disabled}`,
    },
    '&:last-of-type::before': { bottom: 'auto', height: 16 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: lineStart,
      top: 16,
      width: 16,
      borderTop: `1px solid ${theme.palette.text.disabled}`,
    },
    // Items without children have no icon: the line goes on to the label.
    '&:not([aria-expanded])::after': { width: 40 },
  },
}));

const slots = { item: LinedItem };

export default function ConnectDevicesWithLines() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices connected by lines"
        items={observatory}
        itemChildrenIndentation={28}
        defaultExpandedItems={['north', 'reflector', 'south']}
        slots={slots}
      />
    </Box>
  );
}
