import type {
  GridFilterItem,
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';

export interface Parcel {
  id: number;
  city: string;
  state: 'sorted' | 'on its way' | 'delivered';
  grams: number;
}

/** The models of the grid, as a server gets them. */
interface ParcelRequest {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

const cities = ['Gdynia', 'Turku', 'Malmö', 'Rostock', 'Tartu'];
const states = ['delivered', 'on its way', 'sorted', 'on its way'] as const;

const parcels: Parcel[] = Array.from({ length: 87 }, (_, index) => ({
  id: 4001 + index,
  city: cities[(index * 3) % cities.length],
  state: states[index % states.length],
  grams: 150 + ((index * 791) % 9800),
}));

/** Filters, sorts and cuts out a page, as an endpoint for parcels would. The demos let you change the rest. */
export async function fetchParcels(
  { filterModel, sortModel, paginationModel }: ParcelRequest,
  { delay = 600, failing = false } = {},
) {
  await new Promise((resolve) => setTimeout(resolve, delay));
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
  const start = paginationModel.page * paginationModel.pageSize;
  return { rows: found.slice(start, start + paginationModel.pageSize), rowCount: found.length };
}
