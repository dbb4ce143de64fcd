/** Families whose minors are not recorded yet, as the files of `data/minors` would be named. Their pages do not speak of minors. */
export const WAITING: readonly string[] = [
  'data-grid-8',
  'date-pickers-7',
  'date-pickers-8',
  'charts-7',
  'charts-8',
];
