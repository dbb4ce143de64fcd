import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { slots, type Slot } from './talks';

const columns: GridColDef<Slot>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'hall', headerName: 'Hall', width: 100 },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 150 },
];

export default function SameValueSameCell() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={slots}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Talks, one cell for each day and hall' } }}
      />
    </div>
  );
}
