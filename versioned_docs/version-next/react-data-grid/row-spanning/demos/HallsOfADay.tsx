import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { slots, type Slot } from './talks';

const columns: GridColDef<Slot>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  {
    field: 'hall',
    headerName: 'Hall',
    width: 100,
    rowSpanValueGetter: (hall, row) => `${row.day} ${hall}`,
  },
  { field: 'chair', headerName: 'Chair', width: 110, rowSpanValueGetter: () => null },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 150 },
];

export default function HallsOfADay() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={slots}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Talks, with halls apart for each day' } }}
      />
    </div>
  );
}
