import type { GridColDef } from '@mui/x-data-grid-premium';

export const diveColumns: GridColDef[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 120 },
  { field: 'lake', headerName: 'Lake', width: 110 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110 },
  { field: 'fish', headerName: 'Fish seen', type: 'number', width: 110 },
];

/** Dives of a club. */
export const dives = [
  { id: 1, site: 'Old quarry', lake: 'Thun', depth: 18, fish: 42 },
  { id: 2, site: 'Chillon wall', lake: 'Geneva', depth: 40, fish: 17 },
  { id: 3, site: 'Steamboat', lake: 'Geneva', depth: 27, fish: 61 },
  { id: 4, site: 'Reed bank', lake: 'Thun', depth: 9, fish: 130 },
];
