import type { GridColDef } from '@mui/x-data-grid-premium';

/** A repair that was carried out in a chain of bicycle workshops. */
export interface Repair {
  id: string;
  workshop: string;
  kind: string;
  bicycle: string;
  minutes: number;
}

export const repairs: Repair[] = [
  { id: 'R-31', workshop: 'Canal Street', kind: 'Brakes', bicycle: 'City 7', minutes: 35 },
  { id: 'R-32', workshop: 'Mill Hill', kind: 'Gears', bicycle: 'Gravel X', minutes: 50 },
  { id: 'R-33', workshop: 'Canal Street', kind: 'Wheels', bicycle: 'Cargo Long', minutes: 90 },
  { id: 'R-34', workshop: 'Canal Street', kind: 'Brakes', bicycle: 'Tandem', minutes: 45 },
  { id: 'R-35', workshop: 'Mill Hill', kind: 'Brakes', bicycle: 'City 7', minutes: 30 },
  { id: 'R-36', workshop: 'Mill Hill', kind: 'Gears', bicycle: 'Racer 2', minutes: 40 },
  { id: 'R-37', workshop: 'Canal Street', kind: 'Gears', bicycle: 'City 3', minutes: 25 },
];

export const repairColumns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Repair', width: 90 },
  { field: 'workshop', headerName: 'Workshop', width: 140 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'bicycle', headerName: 'Bicycle', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];
