import type { GridColDef } from '@mui/x-data-grid';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const years = [2022, 2023, 2024];

/** One column for each quarter, described by its year. */
export const bakeryColumns: GridColDef[] = [
  { field: 'id', headerName: 'Bakery', width: 130, hideable: false },
  ...years.flatMap((year) =>
    quarters.map((quarter): GridColDef => ({
      field: `${quarter} ${year}`,
      description: `Sales in thousand euros, ${quarter} of ${year}`,
      type: 'number',
    })),
  ),
];

/** Sales in thousand euros, twelve quarters each. */
const sales: Record<string, number[]> = {
  'Mill Lane': [41, 44, 39, 52, 43, 46, 42, 55, 47, 49, 45, 58],
  'Old Port': [28, 35, 47, 30, 29, 37, 51, 31, 30, 40, 54, 33],
  Station: [63, 61, 58, 66, 64, 65, 60, 70, 67, 66, 63, 74],
};

export const bakeries = Object.entries(sales).map(([id, values]) => ({
  id,
  ...Object.fromEntries(
    years.flatMap((year, y) =>
      quarters.map((quarter, q) => [`${quarter} ${year}`, values[y * 4 + q]]),
    ),
  ),
}));
