import type { GridColDef } from '@mui/x-data-grid-pro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Mean water levels in centimeters, January to December. */
const levels: Record<string, number[]> = {
  Weir: [212, 230, 251, 244, 208, 176, 150, 141, 149, 171, 190, 205],
  Mill: [118, 127, 139, 133, 110, 92, 79, 74, 80, 95, 104, 113],
  Ferry: [340, 352, 381, 372, 331, 290, 262, 249, 258, 284, 307, 329],
  Lock: [186, 191, 199, 197, 184, 170, 161, 158, 160, 168, 176, 182],
};

/** A river gauge: its levels stand under the names of the months. */
export interface Gauge {
  id: string;
  warning: number;
  [month: string]: number | string;
}

export const gauges: Gauge[] = Object.entries(levels).map(([id, values]) => ({
  id,
  warning: Math.max(...values) + 40,
  ...Object.fromEntries(values.map((level, i) => [months[i], level])),
}));

export const gaugeColumns: GridColDef<Gauge>[] = [
  { field: 'id', headerName: 'Gauge', width: 90 },
  ...months.map((month): GridColDef<Gauge> => ({ field: month, type: 'number', width: 90 })),
  { field: 'warning', headerName: 'Warning', type: 'number', width: 110 },
];
