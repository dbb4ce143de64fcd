import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Day {
  id: string;
  /** What is taught from each full hour, for how many hours. */
  courses: { from: number; hours: number; name: string }[];
}

const days: Day[] = [
  {
    id: 'Monday',
    courses: [
      { from: 9, hours: 2, name: 'Pottery' },
      { from: 11, hours: 1, name: 'Glazing' },
    ],
  },
  { id: 'Tuesday', courses: [{ from: 10, hours: 3, name: 'Screen printing' }] },
  {
    id: 'Wednesday',
    courses: [
      { from: 9, hours: 1, name: 'Drawing' },
      { from: 10, hours: 2, name: 'Bookbinding' },
    ],
  },
];

const courseAt = (day: Day, hour: number) => day.courses.find(({ from }) => from === hour);

const columns: GridColDef<Day>[] = [
  { field: 'id', headerName: 'Day', width: 110, sortable: false },
  ...[9, 10, 11, 12].map((hour): GridColDef<Day> => ({
    field: `at${hour}`,
    headerName: `${hour}:00`,
    width: 110,
    sortable: false,
    valueGetter: ({ row }) => courseAt(row, hour)?.name ?? null,
    colSpan: ({ row }) => courseAt(row, hour)?.hours,
    cellClassName: ({ value }) => (value ? 'taken' : ''),
  })),
];

export default function CoursesOfADay() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={days}
        columns={columns}
        disableColumnFilter
        disableColumnSelector
        disableColumnMenu
        showCellRightBorder
        sx={{ '& .taken': { bgcolor: 'action.selected' } }}
        density="compact"
        hideFooter
        aria-label="Courses, as long as they last"
      />
    </div>
  );
}
