import type { GridColDef } from '@mui/x-data-grid';

export const volunteerColumns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 130 },
  { field: 'shifts', headerName: 'Shifts', type: 'number', width: 130 },
];
