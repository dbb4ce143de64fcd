import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { joinedCells, oncePerRun } from './oncePerRun';
import { slots, type Slot } from './talks';

const columns: GridColDef<Slot>[] = [
  { field: 'day', headerName: 'Day', width: 110, renderCell: oncePerRun('day') },
  { field: 'hall', headerName: 'Hall', width: 100, renderCell: oncePerRun('hall') },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 150 },
];

export default function SameValueOnce() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={slots}
        columns={columns}
        sx={joinedCells}
        showCellRightBorder
        density="compact"
        hideFooter
        aria-label="Talks, each day and hall shown once"
      />
    </div>
  );
}
