import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import {
  useRichTreeViewProApiRef,
  type TreeViewDefaultItemModelProperties,
} from '@mui/x-tree-view-pro';
import { expedition } from './expedition';
import { moveItem } from './moveItem';

export default function MoveWithKeys() {
  const apiRef = useRichTreeViewProApiRef();
  const [items, setItems] = React.useState(expedition);
  const [selected, setSelected] = React.useState<string | null>('stove');
  const [message, setMessage] = React.useState('');

  const move = (itemId: string, step: 1 | -1) => {
    const parentId = findParent(items, itemId) ?? null;
    const siblings = apiRef.current!.getItemOrderedChildrenIds(parentId);
    const index = siblings.indexOf(itemId) + step;
    if (index >= 0 && index < siblings.length) {
      setItems(moveItem(items, itemId, { parentId, index }));
      setMessage(`${itemId} is number ${index + 1} of ${siblings.length}`);
    }
  };

  return (
    <Box sx={{ minHeight: 330, width: '100%', maxWidth: 360 }}>
      <Button disabled={!selected} onClick={() => move(selected!, -1)}>
        Move up
      </Button>
      <Button disabled={!selected} onClick={() => move(selected!, 1)}>
        Move down
      </Button>
      <RichTreeViewPro
        id="keys"
        aria-label="Packing list moved with keys"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['backpack', 'sled']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
        itemsReordering
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems(moveItem(items, itemId, newPosition))
        }
        onKeyDown={(event) => {
          if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault();
            const itemId = (event.target as Element).id.replace('keys-', '');
            move(itemId, event.key === 'ArrowUp' ? -1 : 1);
          }
        }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}

function findParent(
  items: TreeViewDefaultItemModelProperties[],
  itemId: string,
  parentId: string | null = null,
): string | null | undefined {
  return items.some(({ id }) => id === itemId)
    ? parentId
    : items
        .map(({ id, children = [] }) => findParent(children, itemId, id))
        .find((found) => found !== undefined);
}
