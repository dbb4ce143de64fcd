import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-pro';

export interface Parcel {
  id: number;
  city: string;
  state: 'sorted' | 'on its way' | 'delivered';
  grams: number;
}

/** What the server does. The demos let you change it. */
export interface ServerSettings {
  /** Milliseconds until an answer. */
  delay: number;
  failing: boolean;
}

const cities = ['Gdynia', 'Turku', 'Malmö', 'Rostock', 'Tartu'];
const states = ['delivered', 'on its way', 'sorted', 'on its way'] as const;

const parcels: Parcel[] = Array.from({ length: 87 }, (_, index) => ({
  id: 4001 + index,
  city: cities[(index * 3) % cities.length],
  state: states[index % states.length],
  grams: 150 + ((index * 791) % 9800),
}));

/** Filters, sorts and cuts out a page, as an endpoint for parcels would. */
export async function fetchParcels(
  { filterModel, sortModel, paginationModel }: GridGetRowsParams,
  { delay, failing }: ServerSettings,
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (failing) {
    throw new Error('The server does not answer.');
  }
  const found = parcels.filter((parcel) =>
    filterModel.items.every(({ field, value }) => {
      const text = String(parcel[field as keyof Parcel]).toLowerCase();
      return value === undefined || text.includes(String(value).toLowerCase());
    }),
  );
  const [sort] = sortModel;
  if (sort?.sort) {
    const field = sort.field as keyof Parcel;
    const sign = sort.sort === 'desc' ? -1 : 1;
    found.sort((a, b) => (a[field] < b[field] ? -sign : a[field] > b[field] ? sign : a.id - b.id));
  }
  const start = paginationModel.page * paginationModel.pageSize;
  return { rows: found.slice(start, start + paginationModel.pageSize), rowCount: found.length };
}
