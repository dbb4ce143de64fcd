import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { talks, type Talk } from './talks';

const columns: GridColDef<Talk>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'title', headerName: 'Title', width: 260 },
  { field: 'speaker', headerName: 'Speaker', width: 150 },
  { field: 'room', headerName: 'Room' },
];

export default function FixedWidths() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid rows={talks} columns={columns} density="compact" hideFooter aria-label="Talks" />
    </div>
  );
}
