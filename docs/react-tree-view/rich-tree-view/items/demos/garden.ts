import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const garden: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North bed',
    children: [
      { id: 'kale', label: 'Kale' },
      { id: 'chard', label: 'Chard' },
    ],
  },
  {
    id: 'south',
    label: 'South bed',
    children: [
      { id: 'tomato', label: 'Tomato' },
      { id: 'basil', label: 'Basil' },
    ],
  },
];
