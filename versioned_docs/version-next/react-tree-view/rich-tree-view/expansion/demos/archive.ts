import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const archive: TreeViewDefaultItemModelProperties[] = [
  {
    id: '1960s',
    label: '1960s',
    children: [
      {
        id: '1962',
        label: '1962',
        children: [
          { id: 'bridge', label: 'Opening of the bridge' },
          { id: 'flood', label: 'Spring flood' },
        ],
      },
      { id: '1968', label: '1968', children: [{ id: 'fair', label: 'Harvest fair' }] },
    ],
  },
  {
    id: '1970s',
    label: '1970s',
    children: [
      { id: '1974', label: '1974', children: [{ id: 'tram', label: 'Last tram' }] },
      { id: '1979', label: '1979', children: [{ id: 'snow', label: 'Snowed-in bridge' }] },
    ],
  },
];
