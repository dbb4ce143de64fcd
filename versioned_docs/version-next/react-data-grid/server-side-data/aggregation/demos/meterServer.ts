import type {
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridValidRowModel,
} from '@mui/x-data-grid-premium';

/** A meter, or a group of meters. */
export interface Meter {
  id: string;
  region?: string;
  site?: string;
  meter?: string;
  kwh?: number;
  /** What the server has computed for the meters of this group, by field. */
  aggregates?: Record<string, number>;
  /** Only groups have it. */
  group?: { key: string; count: number };
}

const sites = [
  ['North', 'Dairy'],
  ['North', 'Mill'],
  ['South', 'Brewery'],
  ['South', 'Cold store'],
];

const meters = Array.from({ length: 48 }, (_, index) => {
  const [region, site] = sites[index % sites.length];
  const meter = `M-${String(index + 1).padStart(2, '0')}`;
  return { id: meter, region, site, meter, kwh: 120 + ((index * 137) % 880) };
});

const functions: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  avg: (values) => Math.round(functions.sum(values) / values.length),
  max: (values) => Math.max(...values),
};

function aggregate(of: Meter[], model: GridGetRowsParams['aggregationModel'] = {}) {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => [
      field,
      functions[name](of.map((meter) => Number(meter[field as 'kwh']))),
    ]),
  );
}

/** Answers after 600 ms, for groups by `levels`: the fields of a grouping, or the levels of a tree. */
export async function fetchMeters(
  { start, end, groupKeys = [], sortModel: [sort], aggregationModel }: GridGetRowsParams,
  levels: string[],
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const below: Meter[] = meters.filter((meter) =>
    groupKeys.every((key, index) => meter[levels[index] as 'site'] === key),
  );
  const level = levels[groupKeys.length] as 'region' | 'site' | 'meter' | undefined;
  let rows = below;
  if (level && level !== 'meter') {
    const keys = [...new Set(below.map((meter) => String(meter[level])))];
    rows = keys.map((key) => {
      const members = below.filter((meter) => meter[level] === key);
      return {
        id: [...groupKeys, key].join('/'),
        [level]: key,
        aggregates: aggregate(members, aggregationModel),
        group: { key, count: members.length },
      };
    });
  }
  if (sort?.sort) {
    const sign = sort.sort === 'desc' ? -1 : 1;
    const valueOf = ({ kwh, aggregates }: Meter) => kwh ?? aggregates?.kwh ?? 0;
    rows = [...rows].sort((a, b) => sign * (valueOf(a) - valueOf(b)));
  }
  const isTop = groupKeys.length === 0;
  return {
    rows: isTop ? rows.slice(Number(start), end + 1) : rows,
    rowCount: isTop ? rows.length : undefined,
    aggregateRow: { aggregates: aggregate(meters, aggregationModel) },
  };
}

/** What the grid asks about each row. */
export const meterRows = {
  getAggregatedValue: (row: GridValidRowModel, field) => row.aggregates?.[field],
  getGroupKey: (row) => row.group?.key ?? row.id,
  getChildrenCount: (row) => row.group?.count ?? 0,
} satisfies Partial<GridDataSource>;
