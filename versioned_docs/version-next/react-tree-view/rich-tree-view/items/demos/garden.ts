import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const garden: TreeViewDefaultItemModelProperties[] = [
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
