import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { greenhouse, type Bed } from './greenhouse';

function rename(items: Bed[], itemId: string, label: string): Bed[] {
  return items.map((item) => {
    const children = item.children && rename(item.children, itemId, label);
    return { ...item, label: item.id === itemId ? label : item.label, children };
  });
}

const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

export default function KeepEditedLabels() {
  const [items, setItems] = React.useState(greenhouse);

  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <Button onClick={() => setItems([...items].reverse())}>Reverse the houses</Button>
      <RichTreeView
        aria-label="Greenhouse with kept names"
        items={items}
        defaultExpandedItems={['north', 'south']}
        isItemEditable
        onItemLabelChange={(itemId, label) => setItems((old) => rename(old, itemId, label))}
        slotProps={slotProps}
      />
    </Box>
  );
}
