import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view-pro';

export const expedition: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'backpack',
    label: 'Backpack',
    children: [
      { id: 'tent', label: 'Tent' },
      { id: 'stove', label: 'Stove' },
      { id: 'rope', label: 'Rope' },
    ],
  },
  {
    id: 'sled',
    label: 'Sled',
    children: [
      { id: 'fuel', label: 'Fuel' },
      { id: 'radio', label: 'Radio' },
    ],
  },
];
