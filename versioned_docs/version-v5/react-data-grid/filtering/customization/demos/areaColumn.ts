import { getGridNumericOperators, type GridColTypeDef } from '@mui/x-data-grid';

/** Values in square meters: with their unit, and filtered by limits. */
export const areaColumn: GridColTypeDef = {
  type: 'number',
  valueFormatter: ({ value: area }) => (area === null ? '' : `${area} m²`),
  filterOperators: getGridNumericOperators().filter(({ value }) => ['>=', '<='].includes(value)),
};
