import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Hour {
  id: string;
  [lane: string]: string | null;
}

const hours: Hour[] = [
  { id: '7:00', lane1: 'Club', lane2: 'Public', lane3: 'Public' },
  { id: '8:00', lane1: 'Club', lane2: 'School', lane3: 'Public' },
  { id: '9:00', lane1: 'Lessons', lane2: 'School', lane3: 'Public' },
  { id: '10:00', lane1: 'Lessons', lane2: 'School', lane3: null },
];

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'From', width: 80 },
  ...[1, 2, 3].map((lane): GridColDef<Hour> => ({
    field: `lane${lane}`,
    headerName: `Lane ${lane}`,
    flex: 1,
    minWidth: 90,
    cellClassName: ({ value }) => (value ? 'booked' : ''),
  })),
];

export default function RotaOfAPool() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={hours}
        columns={columns}
        rowSpanning
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
        showCellVerticalBorder
        sx={{
          '& .booked': { bgcolor: 'action.selected' },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent' },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Lanes of a pool, by the hour' } }}
      />
    </div>
  );
}
