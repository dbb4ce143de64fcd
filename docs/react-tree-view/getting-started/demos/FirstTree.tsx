import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const menu: TreeViewBaseItem[] = [
  {
    id: 'drinks',
    label: 'Drinks',
    children: [
      { id: 'espresso', label: 'Espresso' },
      { id: 'filter', label: 'Filter coffee' },
      { id: 'chai', label: 'Masala chai' },
    ],
  },
  { id: 'food', label: 'Food', children: [{ id: 'toast', label: 'Cheese toast' }] },
];

export default function FirstTree() {
  return (
    <Box sx={{ minHeight: 210, width: '100%', maxWidth: 360 }}>
      <RichTreeView aria-label="Café menu" items={menu} defaultExpandedItems={['drinks']} />
    </Box>
  );
}
