import type { GridDataSource, GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-pro';

/** A collection, a box or a document of an archive. */
export interface ArchiveItem {
  id: string;
  name: string;
  year: number;
  children: number;
}

const archive: Record<string, [name: string, year: number][]> = {
  '': [
    ['Harbour office', 1888],
    ['Tramways', 1901],
    ['Waterworks', 1912],
  ],
  'Harbour office': [
    ['Ships', 1890],
    ['Tariffs', 1894],
  ],
  'Harbour office/Ships': [
    ['Register A–K', 1891],
    ['Register L–Z', 1892],
  ],
  Tramways: [
    ['Timetables', 1903],
    ['Accidents', 1908],
  ],
};

/** Answers with the items below `groupKeys`, sorted by the year if the model says so, as `GET /archive/Tramways` would. */
export async function fetchItems(
  { groupKeys = [], sortModel: [sort] }: GridGetRowsParams,
  { delay, failing }: { delay: number; failing: boolean },
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  const parent = groupKeys.join('/');
  if (failing && parent) {
    throw new Error('This box cannot be opened now.');
  }
  const rows = (archive[parent] ?? []).map(([name, year]): ArchiveItem => {
    const id = parent ? `${parent}/${name}` : name;
    return { id, name, year, children: archive[id]?.length ?? 0 };
  });
  if (sort?.sort) {
    const sign = sort.sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => sign * (a.year - b.year));
  }
  return { rows, rowCount: parent ? undefined : rows.length };
}

/** What the grid asks about each row. */
export const archiveTree = {
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
} satisfies Pick<GridDataSource, 'getGroupKey' | 'getChildrenCount'>;
