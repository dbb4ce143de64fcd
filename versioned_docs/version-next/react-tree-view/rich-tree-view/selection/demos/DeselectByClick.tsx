import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './orchestra';

export default function DeselectByClick() {
  const [selected, setSelected] = React.useState<string | null>('harp');

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Soloist"
        items={orchestra}
        defaultExpandedItems={['strings']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId === selected ? null : itemId)}
      />
    </Box>
  );
}
