import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  week: string;
  early: string;
  late: string;
}

const shifts: Shift[] = [
  { id: 1, week: 'Week 14', early: 'Pia', late: 'Pia' },
  { id: 2, week: 'Week 14', early: 'Tariq', late: 'Lou' },
  { id: 3, week: 'Week 15', early: 'Tariq', late: 'Pia' },
  { id: 4, week: 'Week 15', early: 'Lou', late: 'Lou' },
];

const columns: GridColDef<Shift>[] = [
  { field: 'week', headerName: 'Week', width: 110 },
  {
    field: 'early',
    headerName: 'Early',
    width: 120,
    colSpan: (early, { late }) => (early === late ? 2 : 1),
  },
  { field: 'late', headerName: 'Late', width: 120, rowSpanValueGetter: () => null },
];

export default function BothDirections() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={shifts}
        columns={columns}
        rowSpanning
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        showCellVerticalBorder
        showColumnVerticalBorder
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Shifts, joined across rows and columns' } }}
      />
    </div>
  );
}
