import type { GridColDef } from '@mui/x-data-grid';

export const meterColumns: GridColDef[] = [
  { field: 'building', headerName: 'Building', flex: 1, minWidth: 130 },
  {
    field: 'tariff',
    headerName: 'Tariff',
    type: 'singleSelect',
    valueOptions: [
      { value: 'day', label: 'Day' },
      { value: 'night', label: 'Night' },
    ],
    width: 120,
  },
  { field: 'read', headerName: 'Read on', type: 'date', width: 130 },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 120 },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => `€ ${Number(value).toFixed(2)}`,
  },
  { field: 'remark', headerName: 'Remark', flex: 1, minWidth: 140 },
];
