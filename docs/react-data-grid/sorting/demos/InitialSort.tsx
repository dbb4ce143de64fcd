import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { raceResults, type RaceResult } from './raceResults';

const columns: GridColDef<RaceResult>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

export default function InitialSort() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Race results, oldest runner first"
        rows={raceResults}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'age', sort: 'desc' }] },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
