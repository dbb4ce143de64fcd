import type { GridColDef } from '@mui/x-data-grid';

export interface Berth {
  id: string;
  ship: string;
  meters: number;
  flag: string;
  leaves: string;
  pilot: boolean;
}

/** Ships at the berths of a harbour. */
export const berths: Berth[] = [
  { id: 'A1', ship: 'Nordlys', meters: 121, flag: 'NO', leaves: '06:15', pilot: true },
  { id: 'A2', ship: 'Clementine', meters: 162, flag: 'LU', leaves: '07:40', pilot: true },
  { id: 'A3', ship: 'Estrela do Mar', meters: 48, flag: 'PT', leaves: '09:05', pilot: false },
  { id: 'B1', ship: 'Ocean Tramp', meters: 199, flag: 'PA', leaves: '10:30', pilot: true },
  { id: 'B2', ship: 'Ternen', meters: 36, flag: 'DK', leaves: '11:00', pilot: false },
  { id: 'B3', ship: 'Blue Heron', meters: 88, flag: 'GB', leaves: '12:20', pilot: false },
  { id: 'C1', ship: 'Akwaaba', meters: 140, flag: 'GH', leaves: '14:45', pilot: true },
  { id: 'C2', ship: 'Petra L', meters: 110, flag: 'NL', leaves: '16:10', pilot: false },
];

export const berthColumns: GridColDef[] = [
  { field: 'id', headerName: 'Berth', width: 130 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 150 },
  { field: 'meters', headerName: 'Length (m)', type: 'number', width: 150 },
  { field: 'flag', headerName: 'Flag', width: 120 },
  { field: 'leaves', headerName: 'Leaves', width: 130 },
  { field: 'pilot', headerName: 'Pilot', type: 'boolean', width: 120 },
];
