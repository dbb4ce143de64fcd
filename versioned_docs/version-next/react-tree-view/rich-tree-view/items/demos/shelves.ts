import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const shelves: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'hall',
    label: 'Hall A',
    children: Array.from({ length: 24 }, (_, index) => ({
      id: `shelf-${index + 1}`,
      label: `Shelf ${index + 1}`,
    })),
  },
];
