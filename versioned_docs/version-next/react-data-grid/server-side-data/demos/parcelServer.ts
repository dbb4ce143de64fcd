import type { GridFilterItem, GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid';

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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Filters, sorts and cuts out a page, as an endpoint for parcels would. */
export async function fetchParcels(
  { filterModel, sortModel, start, end }: GridGetRowsParams,
  { delay, failing }: ServerSettings,
): Promise<GridGetRowsResponse> {
  await wait(delay);
  if (failing) {
    throw new Error('The server does not answer.');
  }
  // A condition without a value is no condition yet.
  const conditions = filterModel.items.filter(({ value }) => value !== undefined && value !== '');
  const found = parcels.filter((parcel) => {
    const holds = ({ field, value }: GridFilterItem) =>
      String(parcel[field as keyof Parcel])
        .toLowerCase()
        .includes(String(value).toLowerCase());
    return filterModel.logicOperator === 'or' && conditions.length > 0
      ? conditions.some(holds)
      : conditions.every(holds);
  });
  found.sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const [first, second] = [a[field as keyof Parcel], b[field as keyof Parcel]];
      if (first !== second) {
        return first < second === (sort === 'asc') ? -1 : 1;
      }
    }
    return a.id - b.id;
  });
  return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
}

/** Stores a parcel and answers with it. A parcel of more than ten kilograms is refused. */
export async function saveParcel(parcel: Parcel, delay: number): Promise<Parcel> {
  await wait(delay);
  if (parcel.grams > 10_000) {
    throw new Error(`Parcel ${parcel.id}: ten kilograms at most.`);
  }
  parcels[parcel.id - 4001] = parcel;
  return parcel;
}
