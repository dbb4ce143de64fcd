import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const cargo: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'hold-1',
    label: 'Hold 1',
    children: [
      {
        id: 'cold',
        label: 'Cold boxes',
        children: [
          { id: 'fish', label: 'Fish' },
          { id: 'butter', label: 'Butter' },
        ],
      },
      { id: 'timber', label: 'Timber' },
    ],
  },
  {
    id: 'hold-2',
    label: 'Hold 2',
    children: [
      { id: 'tractors', label: 'Tractors' },
      { id: 'cable', label: 'Cable drums' },
    ],
  },
];
