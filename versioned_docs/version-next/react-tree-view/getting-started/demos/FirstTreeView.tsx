import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

const campsite: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'lakeside',
    label: 'Lakeside',
    children: [
      { id: 'pitch-1', label: 'Pitch 1' },
      { id: 'pitch-2', label: 'Pitch 2' },
      { id: 'jetty', label: 'Jetty' },
    ],
  },
  { id: 'meadow', label: 'Meadow', children: [{ id: 'pitch-3', label: 'Pitch 3' }] },
];

export default function FirstTreeView() {
  return (
    <Box sx={{ minHeight: 210, width: '100%', maxWidth: 360 }}>
      <RichTreeView aria-label="Campsite" items={campsite} defaultExpandedItems={['lakeside']} />
    </Box>
  );
}
