import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const backups: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'studio',
    label: 'Studio',
    children: [
      { id: 'studio-photos', label: 'Photos' },
      { id: 'studio-sound', label: 'Sound' },
      { id: 'studio-invoices', label: 'Invoices' },
    ],
  },
  {
    id: 'archive',
    label: 'Archive',
    children: [
      { id: 'archive-2023', label: '2023' },
      { id: 'archive-2024', label: '2024' },
    ],
  },
];
