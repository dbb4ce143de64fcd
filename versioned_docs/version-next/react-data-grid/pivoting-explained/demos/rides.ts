import type { GridColDef } from '@mui/x-data-grid-premium';

/** Trips with rented bicycles, counted by day. */
export interface Ride {
  id: number;
  station: string;
  season: string;
  tariff: string;
  trips: number;
}

const lines: [station: string, season: string, tariff: string, trips: number][] = [
  ['Harbor', 'Spring', 'Member', 310],
  ['Harbor', 'Spring', 'Guest', 140],
  ['Harbor', 'Summer', 'Member', 420],
  ['Harbor', 'Summer', 'Guest', 510],
  ['University', 'Spring', 'Member', 610],
  ['University', 'Spring', 'Guest', 60],
  ['University', 'Summer', 'Member', 190],
  ['University', 'Summer', 'Guest', 80],
  ['Museum', 'Summer', 'Member', 120],
  ['Museum', 'Summer', 'Guest', 330],
];

export const rides: Ride[] = lines.map(([station, season, tariff, trips], index) => ({
  id: index + 1,
  station,
  season,
  tariff,
  trips,
}));

export const rideColumns: GridColDef<Ride>[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'season', headerName: 'Season', width: 110 },
  { field: 'tariff', headerName: 'Tariff', width: 110 },
  { field: 'trips', headerName: 'Trips', type: 'number', width: 100 },
];
