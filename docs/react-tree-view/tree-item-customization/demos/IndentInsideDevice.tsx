import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { observatory } from './observatory';

const features = { indentationAtItemLevel: true };
const slots = { item: TreeItem2 };

export default function IndentInsideDevice() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices highlighted over the whole width"
        items={observatory}
        experimentalFeatures={features}
        itemChildrenIndentation={24}
        defaultExpandedItems={['north', 'reflector', 'south']}
        defaultSelectedItems="infrared"
        slots={slots}
      />
    </Box>
  );
}
