import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'costs',
    headerName: 'Costs per month',
    children: [{ field: 'rent' }, { field: 'charges' }],
  },
  {
    groupId: 'use',
    headerName: 'Use per year',
    description: 'Readings of 31 December',
    children: [
      {
        groupId: 'energy',
        headerName: 'Energy',
        children: [{ field: 'heating' }, { field: 'power' }],
      },
      { field: 'water' },
    ],
  },
];

export default function FlatsInGroups() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={groups}
        density="compact"
        hideFooter
        aria-label="Flats, with costs and use in groups"
      />
    </div>
  );
}
