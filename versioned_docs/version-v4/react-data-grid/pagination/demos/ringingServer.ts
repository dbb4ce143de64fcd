import { ringings, type Ringing } from './ringings';

const delay = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Answers after 500 ms, as `GET /ringings?page=2&size=5` would. */
export async function fetchPage(page: number, size: number) {
  await delay();
  const start = page * size;
  return {
    start,
    rows: ringings.slice(start, start + size),
    total: ringings.length,
    hasNextPage: start + size < ringings.length,
  };
}

/** Answers after 500 ms, as `GET /ringings?after=VX%204112&size=5` would: a page and the next cursor. */
export async function fetchAfter(cursor: string | null, size: number) {
  await delay();
  const start = cursor === null ? 0 : ringings.findIndex(({ id }) => id === cursor) + 1;
  const rows: Ringing[] = ringings.slice(start, start + size);
  const hasNextPage = start + size < ringings.length;
  return { rows, nextCursor: hasNextPage ? rows[rows.length - 1].id : null };
}
