import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const teams = [
  { id: 1, team: 'The Comets', points: 41 },
  { id: 2, team: 'Quizzly Bears', points: 38 },
  { id: 3, team: 'Table Nine', points: 35 },
  { id: 4, team: 'Late Arrivals', points: 29 },
];

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 140 },
  { field: 'points', headerName: 'Points', type: 'number', editable: true, width: 120 },
];

export default function EditSortedColumn() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'points', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={teams}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Quiz scores, highest first; points can be edited"
      />
    </div>
  );
}
