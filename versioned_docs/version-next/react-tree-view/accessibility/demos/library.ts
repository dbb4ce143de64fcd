import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const library: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'history',
    label: 'History',
    children: [
      { id: 'antiquity', label: 'Antiquity' },
      { id: 'middle-ages', label: 'Middle Ages' },
    ],
  },
  {
    id: 'science',
    label: 'Science',
    children: [
      { id: 'biology', label: 'Biology' },
      { id: 'botany', label: 'Botany' },
      { id: 'physics', label: 'Physics' },
    ],
  },
  { id: 'maps', label: 'Maps' },
];
