/** A collection, a box or a document of an archive. */
export interface ArchiveItem {
  id: string;
  /** The names of what it lies in, and its own name. */
  path: string[];
  name: string;
  year?: number;
  /** How many items are in it. */
  count?: number;
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

/** Answers after 700 ms with the items below a path, as `GET /archive/Tramways` would; `[]` is the top level. */
export async function fetchItems(above: string[], failing = false): Promise<ArchiveItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  if (failing && above.length > 0) {
    throw new Error('This box cannot be opened now.');
  }
  return (archive[above.join('/')] ?? []).map(([name, year]) => {
    const path = [...above, name];
    const id = path.join('/');
    return { id, path, name, year, count: archive[id]?.length ?? 0 };
  });
}
