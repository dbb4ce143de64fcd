/** Families whose minors are not recorded yet, as the files of `data/minors` would be named. Their pages do not speak of minors. */
export const WAITING: readonly string[] = ['date-pickers-8', 'charts-8'];
