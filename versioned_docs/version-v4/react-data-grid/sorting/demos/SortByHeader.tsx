import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { raceResults } from './raceResults';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 140 },
  { field: 'age', headerName: 'Age', type: 'number', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
];

export default function SortByHeader() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={raceResults}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Trail race results"
      />
    </div>
  );
}
