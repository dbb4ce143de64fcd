import type { GridColDef } from '@mui/x-data-grid-pro';

/** What a member of a solar cooperative has paid in and received. */
export interface Share {
  id: string;
  shares: number;
  yield: number;
}

export const shares: Share[] = [
  { id: 'Adler', shares: 12, yield: 318 },
  { id: 'Boateng', shares: 4, yield: 106 },
  { id: 'Cruz', shares: 20, yield: 530 },
  { id: 'Dahl', shares: 8, yield: 212 },
  { id: 'Eriksen', shares: 6, yield: 159 },
  { id: 'Farouk', shares: 15, yield: 397.5 },
  { id: 'Gallo', shares: 3, yield: 79.5 },
];

export const sumOf = (rows: readonly Share[], id: string): Share => ({
  id,
  shares: rows.reduce((sum, row) => sum + row.shares, 0),
  yield: rows.reduce((sum, row) => sum + row.yield, 0),
});

export const shareColumns: GridColDef<Share>[] = [
  { field: 'id', headerName: 'Member', flex: 1, minWidth: 110 },
  { field: 'shares', headerName: 'Shares', type: 'number', width: 110 },
  { field: 'yield', headerName: 'Yield (€)', type: 'number', width: 120 },
];
