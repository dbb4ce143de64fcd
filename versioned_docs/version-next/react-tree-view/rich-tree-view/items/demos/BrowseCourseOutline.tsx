import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

const lessons: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'basics',
    label: 'Navigation basics',
    children: [
      { id: 'charts', label: 'Reading a chart' },
      { id: 'compass', label: 'Compass and variation' },
    ],
  },
  {
    id: 'tides',
    label: 'Tides',
    children: [
      { id: 'tables', label: 'Tide tables' },
      { id: 'streams', label: 'Tidal streams' },
    ],
  },
  { id: 'exam', label: 'Written exam' },
];

export default function BrowseCourseOutline() {
  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <RichTreeView aria-label="Course outline" items={lessons} defaultExpandedItems={['basics']} />
    </Box>
  );
}
