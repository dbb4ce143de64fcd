import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-pro';

export interface LogLine {
  id: number;
  door: string;
  badge: string;
}

const doors = ['Main entrance', 'Laboratory', 'Roof', 'Loading bay', 'Archive'];

/** How many lines the server has. */
export const LINE_COUNT = 75;

const lines: LogLine[] = Array.from({ length: LINE_COUNT }, (_, index) => ({
  id: index + 1,
  door: doors[(index * 3) % doors.length],
  badge: `B-${1000 + ((index * 71) % 900)}`,
}));

/** Answers after 500 ms. Only the answer with the last line says how many there are. */
export async function fetchLines({ start, end }: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const rows = lines.slice(Number(start), end + 1);
  return end + 1 < LINE_COUNT ? { rows } : { rows, rowCount: LINE_COUNT };
}
