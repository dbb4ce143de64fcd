import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const building: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North wing',
    children: [
      { id: 'north-air', label: 'Air quality' },
      { id: 'north-light', label: 'Light' },
    ],
  },
  {
    id: 'south',
    label: 'South wing',
    children: [
      { id: 'south-air', label: 'Air quality' },
      { id: 'south-doors', label: 'Doors' },
    ],
  },
  {
    id: 'roof',
    label: 'Roof',
    children: [
      { id: 'roof-wind', label: 'Wind speed' },
      { id: 'roof-solar', label: 'Solar yield' },
    ],
  },
];
