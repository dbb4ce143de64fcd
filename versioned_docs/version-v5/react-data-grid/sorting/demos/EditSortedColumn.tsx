import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const teams = [
  { id: 1, team: 'The Comets', points: 41 },
  { id: 2, team: 'Quizzly Bears', points: 38 },
  { id: 3, team: 'Table Nine', points: 35 },
  { id: 4, team: 'Late Arrivals', points: 29 },
];

const columns: GridColDef<(typeof teams)[number]>[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 140 },
  { field: 'points', headerName: 'Points', type: 'number', editable: true, width: 120 },
];

export default function EditSortedColumn() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={teams}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
        density="compact"
        hideFooter
        aria-label="Quiz scores, highest first; points can be edited"
      />
    </div>
  );
}
