import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { greenhouse, type Bed } from './greenhouse';

const houses: Bed[] = greenhouse.map(({ id, label }) => ({ id, label }));
const slotProps = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

export default function NameNewItem() {
  const apiRef = useRichTreeViewApiRef<Bed>();
  const [items, setItems] = React.useState(houses);
  const [newId, setNewId] = React.useState<string | null>(null);

  // The tree must have rendered the new item first.
  React.useEffect(() => {
    if (newId) {
      apiRef.current!.setEditedItem(newId);
    }
  }, [apiRef, newId]);

  const add = () => {
    const id = `house-${items.length + 1}`;
    setItems([...items, { id, label: 'New house' }]);
    setNewId(id);
  };

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={add}>Add a house</Button>
        <Button onClick={() => apiRef.current!.setEditedItem('north')}>
          Rename the north house
        </Button>
      </Box>
      <RichTreeView
        aria-label="Greenhouse that grows"
        apiRef={apiRef}
        items={items}
        isItemEditable
        onItemLabelChange={(id, label) =>
          setItems((old) => old.map((item) => (item.id === id ? { ...item, label } : item)))
        }
        slotProps={slotProps}
      />
    </Box>
  );
}
