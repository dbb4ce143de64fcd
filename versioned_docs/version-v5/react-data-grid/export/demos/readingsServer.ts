import type { GridSortModel } from '@mui/x-data-grid';

export interface StoredReading {
  id: number;
  meter: string;
  week: number;
  kwh: number;
}

const stored: StoredReading[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  meter: `Meter ${String.fromCharCode(65 + (index % 8))}`,
  week: 1 + Math.floor(index / 8),
  kwh: 200 + ((index * 37) % 90),
}));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function sorted([sort]: GridSortModel): StoredReading[] {
  if (!sort?.sort) {
    return stored;
  }
  const field = sort.field as keyof StoredReading;
  const direction = sort.sort === 'asc' ? 1 : -1;
  return [...stored].sort((a, b) =>
    a[field] < b[field] ? -direction : Number(a[field] > b[field]) * direction,
  );
}

/** Answers after 300 ms, as `GET /readings?page=0&size=25&sort=kwh,asc` would. */
export async function loadPage(page: number, pageSize: number, order: GridSortModel) {
  await wait(300);
  const rows = sorted(order).slice(page * pageSize, (page + 1) * pageSize);
  return { rows, total: stored.length };
}

/** Answers with all rows in this order after one second, or fails. */
export async function loadAll(order: GridSortModel, fail: boolean): Promise<StoredReading[]> {
  await wait(1000);
  if (fail) {
    throw new Error('The server did not answer.');
  }
  return sorted(order);
}
