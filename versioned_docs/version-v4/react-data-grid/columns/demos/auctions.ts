import type { GridColDef } from '@mui/x-data-grid-pro';

/** A lot of an auction. */
export interface Lot {
  id: number;
  item: string;
  estimate: number;
  bid: number;
  bids: number;
}

export const lots: Lot[] = [
  { id: 31, item: 'Map of the delta', estimate: 400, bid: 520, bids: 9 },
  { id: 32, item: 'Brass sextant', estimate: 950, bid: 880, bids: 4 },
  { id: 33, item: 'Ship in a bottle', estimate: 60, bid: 145, bids: 13 },
];

export const lotColumns: GridColDef[] = [
  { field: 'id', headerName: 'Lot', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'estimate', headerName: 'Estimate', type: 'number', width: 140 },
  { field: 'bid', headerName: 'Bid', type: 'number', width: 110 },
  { field: 'bids', headerName: 'Bids', type: 'number', width: 120 },
];
