import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { orchestra } from './orchestra';

export default function SelectOnlyLeaves() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>(null);

  const handleChange = (event: React.SyntheticEvent, itemId: string | null) => {
    if (itemId === null || apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0) {
      setSelected(itemId);
    }
  };

  return (
    <Box sx={{ minHeight: 290, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Replacement player"
        items={orchestra}
        defaultExpandedItems={['brass']}
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Instrument: {selected ?? 'none'}
      </Typography>
    </Box>
  );
}
