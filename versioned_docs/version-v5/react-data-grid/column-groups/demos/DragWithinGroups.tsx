import { DataGridPro, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { flatColumns, flats } from './flats';

const groups: GridColumnGroupingModel = [
  { groupId: 'Costs', children: [{ field: 'rent' }, { field: 'charges' }] },
  {
    groupId: 'Use',
    freeReordering: true,
    children: [{ field: 'heating' }, { field: 'power' }, { field: 'water' }],
  },
];

export default function DragWithinGroups() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <DataGridPro
        rows={flats}
        columns={flatColumns}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={groups}
        density="compact"
        hideFooter
        aria-label="Flats, with one fixed and one free group"
      />
    </div>
  );
}
