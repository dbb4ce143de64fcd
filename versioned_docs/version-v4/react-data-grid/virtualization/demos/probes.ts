import type { GridColDef } from '@mui/x-data-grid';

const COLUMNS = 40;

/** Soil moisture in a field: 100 rows of 40 probes, drier toward the middle. */
export const probeRows = Array.from({ length: 100 }, (_, y) => ({
  id: y + 1,
  ...Object.fromEntries(
    Array.from({ length: COLUMNS }, (_unused, x) => [
      `p${x + 1}`,
      Math.round(20 + Math.hypot(x - COLUMNS / 2, (y - 50) / 2.5)),
    ]),
  ),
}));

export const probeColumns: GridColDef[] = [
  { field: 'id', headerName: 'Furrow', width: 130 },
  ...Array.from({ length: COLUMNS }, (_, x): GridColDef => ({
    field: `p${x + 1}`,
    headerName: `P${x + 1}`,
    type: 'number',
    width: 70,
    sortable: false,
    disableColumnMenu: true,
  })),
];
