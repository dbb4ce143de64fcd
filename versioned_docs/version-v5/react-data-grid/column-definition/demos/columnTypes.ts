import type { GridColTypeDef } from '@mui/x-data-grid';

const euroFormat = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const percentFormat = new Intl.NumberFormat('en', { style: 'percent' });

export const euros: GridColTypeDef<number, string> = {
  type: 'number',
  width: 120,
  valueFormatter: ({ value }) => (value === null ? '' : euroFormat.format(value)),
};

/** Holds 0.07 and shows 7%. */
export const percent: GridColTypeDef<number, string> = {
  type: 'number',
  width: 90,
  valueFormatter: ({ value }) => (value === null ? '' : percentFormat.format(value)),
  cellClassName: ({ value = 0 }) => (value < 0 ? 'loss' : ''),
};
