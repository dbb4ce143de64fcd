import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const groups: GridColumnGroupingModel = [
  { groupId: 'Costs', children: [{ field: 'rent' }, { field: 'charges' }] },
  { groupId: 'Energy', children: [{ field: 'heating' }, { field: 'power' }] },
];

export default function HeightOfGroups() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={groups}
        headerHeight={44}
        hideFooter
        aria-label="Flats, with lower headers"
      />
    </div>
  );
}
