import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';
import { greenhouse, type Bed } from './greenhouse';

const houses: Bed[] = greenhouse.map(({ id, label }) => ({ id, label }));

const EditRequest = React.createContext({ itemId: '', done: () => {} });

const RequestedItem = React.forwardRef(function RequestedItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const { itemId, children } = props;
  const request = React.useContext(EditRequest);
  const { interactions } = useTreeItem2Utils({ itemId, children });

  React.useEffect(() => {
    if (request.itemId === itemId) {
      request.done();
      interactions.toggleItemEditing();
    }
  });

  return <TreeItem2 {...props} ref={ref} slotProps={{ labelInput: { 'aria-label': 'Name' } }} />;
});

const features = { labelEditing: true };
const slots = { item: RequestedItem };

export default function NameNewItem() {
  const [items, setItems] = React.useState(houses);
  const [itemId, setItemId] = React.useState('');
  const request = React.useMemo(() => ({ itemId, done: () => setItemId('') }), [itemId]);

  const add = () => {
    const id = `house-${items.length + 1}`;
    setItems([...items, { id, label: 'New house' }]);
    setItemId(id);
  };

  return (
    <Box sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={add}>Add a house</Button>
        <Button onClick={() => setItemId('north')}>Rename the north house</Button>
      </Box>
      <EditRequest.Provider value={request}>
        <RichTreeView
          aria-label="Greenhouse that grows"
          items={items}
          experimentalFeatures={features}
          isItemEditable
          onItemLabelChange={(id, label) =>
            setItems((old) => old.map((item) => (item.id === id ? { ...item, label } : item)))
          }
          slots={slots}
        />
      </EditRequest.Provider>
    </Box>
  );
}
