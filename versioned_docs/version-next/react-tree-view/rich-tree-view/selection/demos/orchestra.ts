import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const orchestra: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'viola', label: 'Viola' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  {
    id: 'brass',
    label: 'Brass',
    children: [
      { id: 'horn', label: 'Horn' },
      { id: 'tuba', label: 'Tuba' },
    ],
  },
  { id: 'harp', label: 'Harp' },
];
