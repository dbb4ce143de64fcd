import type { GridColDef } from '@mui/x-data-grid';

export const fleetColumns: GridColDef[] = [
  { field: 'id', headerName: 'Plate', width: 100 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130 },
  { field: 'kilometers', headerName: 'Kilometers', type: 'number', width: 130 },
  { field: 'service', headerName: 'Next service', type: 'date', width: 130 },
  { field: 'insurer', headerName: 'Insurer', width: 120 },
  { field: 'premium', headerName: 'Premium (€)', type: 'number', width: 130 },
];
