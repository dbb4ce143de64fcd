import type { GridSortModel } from '@mui/x-data-grid-pro';

export interface LogLine {
  id: number;
  door: string;
  badge: string;
}

const doors = ['Main entrance', 'Laboratory', 'Roof', 'Loading bay', 'Archive'];

const log = Array.from({ length: 75 }, (_, index): LogLine => ({
  id: index + 1,
  door: doors[(index * 3) % doors.length],
  badge: `B-${1000 + ((index * 71) % 900)}`,
}));

/** How many lines the server has. */
export const LINE_COUNT = log.length;

/** Answers after 500 ms with up to 15 lines that follow the first `count` in the order of the model. */
export async function fetchLines(
  count: number,
  [item]: GridSortModel = [],
  failing = false,
): Promise<LogLine[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (failing) {
    throw new Error('The log could not be loaded.');
  }
  const sorted = [...log];
  if (item?.sort) {
    const field = item.field as keyof LogLine;
    const sign = item.sort === 'desc' ? -1 : 1;
    sorted.sort((a, b) => {
      const order = a[field] === b[field] ? a.id - b.id : a[field] < b[field] ? -1 : 1;
      return sign * order;
    });
  }
  return sorted.slice(count, count + 15);
}
