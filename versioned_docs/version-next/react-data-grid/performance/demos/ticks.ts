import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-pro';

/** Rows of numbers, the same at each call. */
export function makeRows(rows: number, columns: number): GridRowsProp {
  return Array.from({ length: rows }, (_, row) => ({
    id: row,
    ...Object.fromEntries(
      Array.from({ length: columns }, (_unused, column) => [
        `c${column}`,
        (row * 31 + column * 17) % 1000,
      ]),
    ),
  }));
}

export function makeColumns(columns: number, renderCell?: GridColDef['renderCell']): GridColDef[] {
  return Array.from({ length: columns }, (_, column) => ({
    field: `c${column}`,
    headerName: `Column ${column + 1}`,
    width: 110,
    renderCell,
  }));
}
