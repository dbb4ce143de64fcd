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
        columnGroupingModel={groups}
        columnGroupHeaderHeight={28}
        hideFooter
        label="Flats, with low headers of groups"
      />
    </div>
  );
}
