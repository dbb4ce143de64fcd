import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { orchestra } from './orchestra';

const isSection = ({ children = [] }: TreeViewDefaultItemModelProperties) => children.length > 0;

export default function SelectOnlyLeaves() {
  const [selected, setSelected] = React.useState<string | null>(null);

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Replacement player"
        items={orchestra}
        isItemSelectionDisabled={isSection}
        defaultExpandedItems={['brass']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Instrument: {selected ?? 'none'}
      </Typography>
    </Box>
  );
}
