import type { GridColDef } from '@mui/x-data-grid';

export const fleetColumns: GridColDef[] = [
  { field: 'id', headerName: 'Plate', width: 120 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 130 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'kilometers', headerName: 'Kilometers', type: 'number', width: 150 },
  { field: 'service', headerName: 'Next service', type: 'date', width: 160 },
  { field: 'insurer', headerName: 'Insurer', width: 130 },
  { field: 'premium', headerName: 'Premium (€)', type: 'number', width: 160 },
];
