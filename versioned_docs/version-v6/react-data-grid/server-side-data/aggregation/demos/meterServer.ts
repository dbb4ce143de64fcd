import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';

export interface Meter {
  id: number;
  building: string;
  kwh: number;
  euros: number;
}

/** The three models of the grid. */
export interface MeterRequest {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

/** A page, the number of rows on all pages, and the sums of all of them. */
export interface MeterAnswer {
  rows: Meter[];
  rowCount: number;
  totals: { kwh: number; euros: number };
}

const buildings = ['Library', 'Town hall', 'School', 'Pool'];

const meters = Array.from({ length: 34 }, (_, index): Meter => {
  const kwh = 400 + ((index * 377) % 2900);
  return {
    id: 501 + index,
    building: buildings[(index * 3) % buildings.length],
    kwh,
    euros: Math.round(kwh * 0.31),
  };
});

const sumOf = (rows: Meter[], field: 'kwh' | 'euros') =>
  rows.reduce((sum, row) => sum + row[field], 0);

/** Answers after 600 ms. The totals are those of all rows that pass the filter. */
export async function fetchMeters(
  { filterModel, sortModel, paginationModel: { page, pageSize } }: MeterRequest,
  failing = false,
): Promise<MeterAnswer> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (failing) {
    throw new Error('The meters cannot be read.');
  }
  // The column of the building is the only one that filters, with `contains`. A condition without a value is none yet.
  const conditions = filterModel.items.filter(({ value }) => Boolean(value));
  const holds =
    (meter: Meter) =>
    ({ value }: { value?: string }) =>
      meter.building.toLowerCase().includes(String(value).toLowerCase());
  const found = meters.filter((meter) =>
    filterModel.logicOperator === 'or' && conditions.length > 0
      ? conditions.some(holds(meter))
      : conditions.every(holds(meter)),
  );
  found.sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const [first, second] = [a[field as keyof Meter], b[field as keyof Meter]];
      if (first !== second) {
        return first < second === (sort === 'asc') ? -1 : 1;
      }
    }
    return a.id - b.id;
  });
  return {
    rows: found.slice(page * pageSize, (page + 1) * pageSize),
    rowCount: found.length,
    totals: { kwh: sumOf(found, 'kwh'), euros: sumOf(found, 'euros') },
  };
}
