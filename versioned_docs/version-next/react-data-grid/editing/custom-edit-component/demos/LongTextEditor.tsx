import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Walk {
  id: number;
  trail: string;
  report: string;
}

const columns: GridColDef<Walk>[] = [
  { field: 'trail', headerName: 'Trail', width: 130 },
  {
    field: 'report',
    headerName: 'Report',
    type: 'longText',
    editable: true,
    flex: 1,
    minWidth: 200,
  },
];

export default function LongTextEditor() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={walks}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Reports about trails' } }}
      />
    </div>
  );
}

const walks: Walk[] = [
  { id: 1, trail: 'Gorge', report: 'Second bridge is closed.\nDetour of half an hour, marked.' },
  { id: 2, trail: 'Ridge', report: 'Snow above 1,900 m.\nBring sticks.' },
  { id: 3, trail: 'Lake', report: 'Dry, and good for children.' },
  { id: 4, trail: 'Quarry', report: 'Loose stones after the rain of last week.' },
];
