import type { GridColDef } from '@mui/x-data-grid';

/** What a meter counted in a month. */
export interface Reading {
  id: string;
  building: string;
  meter: string;
  month: string;
  kilowattHours: number;
}

export const consumption: Reading[] = [
  { id: 'L1', building: 'Library', meter: 'Lights', month: 'May', kilowattHours: 4180 },
  { id: 'L2', building: 'Library', meter: 'Cooling', month: 'May', kilowattHours: 7920 },
  { id: 'L3', building: 'Library', meter: 'Lights', month: 'June', kilowattHours: 3905 },
  { id: 'S1', building: 'Sports hall', meter: 'Lights', month: 'May', kilowattHours: 6240 },
  { id: 'S2', building: 'Sports hall', meter: 'Pool', month: 'May', kilowattHours: 15300 },
  { id: 'S3', building: 'Sports hall', meter: 'Pool', month: 'June', kilowattHours: 13750 },
];

export const meterColumns: GridColDef[] = [
  { field: 'building', headerName: 'Building', width: 140 },
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 110 },
  { field: 'month', headerName: 'Month', width: 120 },
  { field: 'kilowattHours', headerName: 'kWh', type: 'number', width: 120 },
];
