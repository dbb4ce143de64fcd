import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const theater: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'stalls',
    label: 'Stalls',
    children: [
      { id: 'row-a', label: 'Row A', children: [{ id: 'seat-a7', label: 'Seat A7' }] },
      { id: 'row-b', label: 'Row B' },
    ],
  },
  {
    id: 'balcony',
    label: 'Balcony',
    children: [
      {
        id: 'left',
        label: 'Left wing',
        children: [
          { id: 'seat-l3', label: 'Seat L3' },
          { id: 'seat-l4', label: 'Seat L4' },
        ],
      },
    ],
  },
];
