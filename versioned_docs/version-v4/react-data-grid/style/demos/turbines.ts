import type { GridColDef } from '@mui/x-data-grid';

/** Wind turbines, with their output in kilowatts and its change within an hour in percent. */
export const turbines = [
  { id: 'N-01', site: 'Hornsrev', output: 1840, wind: 11.2, state: 'running', change: 4 },
  { id: 'N-02', site: 'Hornsrev', output: 1795, wind: 11.0, state: 'running', change: 3 },
  { id: 'N-03', site: 'Hornsrev', output: 0, wind: 11.1, state: 'fault', change: -100 },
  { id: 'S-01', site: 'Kastellet', output: 640, wind: 6.4, state: 'running', change: -12 },
  { id: 'S-02', site: 'Kastellet', output: 0, wind: 6.3, state: 'paused', change: 0 },
  { id: 'S-03', site: 'Kastellet', output: 702, wind: 6.8, state: 'running', change: 8 },
];

export const turbineColumns: GridColDef[] = [
  { field: 'id', headerName: 'Turbine', width: 130 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 120 },
  { field: 'state', headerName: 'State', width: 120 },
  { field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 150 },
  { field: 'output', headerName: 'Output (kW)', type: 'number', width: 170 },
];
