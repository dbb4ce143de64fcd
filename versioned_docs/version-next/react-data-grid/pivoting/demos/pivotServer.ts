import type {
  GridGetRowsParams,
  GridGetRowsResponse,
  GridValidRowModel,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './orders';

/** The name of a column of results, which the server and the grid agree on. */
export const columnName = (path: string[], field: string) => [...path, field].join('/');

const textOf = (order: Order, field: string) => {
  if (field === 'year') {
    return String(order.date.getFullYear());
  }
  if (field === 'quarter') {
    return `Q${Math.floor(order.date.getMonth() / 3) + 1}`;
  }
  return String(order[field as keyof Order] ?? '');
};

const functions: Record<string, (numbers: number[]) => number> = {
  sum: (numbers) => numbers.reduce((total, number) => total + number, 0),
  max: (numbers) => Math.max(...numbers),
  size: (numbers) => numbers.length,
};

const unique = (lines: Order[], field: string) => [
  ...new Set(lines.map((order) => textOf(order, field))),
];

type PivotColumns = NonNullable<GridGetRowsResponse['pivotColumns']>;

/** The tree of column groups: one level for each field. */
function groupsOf(lines: Order[], [field, ...rest]: string[]): PivotColumns {
  return unique(lines, field).map((key) => ({
    key,
    group: key,
    ...(rest.length > 0 && {
      children: groupsOf(
        lines.filter((order) => textOf(order, field) === key),
        rest,
      ),
    }),
  }));
}

/** Answers after 600 ms, as `POST /orders/pivot` would. */
export async function loadPivot(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const { pivotModel, groupKeys = [] } = params;
  if (!pivotModel) {
    return { rows: orders, rowCount: orders.length };
  }
  const rowFields = Array.from(pivotModel.rows, ({ field }) => field);
  const columnFields = Array.from(pivotModel.columns, ({ field }) => field);

  const resultsOf = (lines: Order[]) => {
    const results: GridValidRowModel = {};
    const add = (path: string[], group: Order[], [field, ...rest]: string[]) => {
      if (field !== undefined) {
        for (const key of unique(group, field)) {
          const part = group.filter((order) => textOf(order, field) === key);
          add([...path, key], part, rest);
        }
        return;
      }
      for (const value of Array.from(pivotModel.values)) {
        const numbers = group.map((order) => Number(order[value.field as keyof Order]));
        results[columnName(path, value.field)] = functions[value.aggFunc](numbers);
      }
    };
    add([], lines, columnFields);
    return results;
  };

  // The level that was opened: below "Market", for instance.
  const below = groupKeys.reduce(
    (lines, key, depth) => lines.filter((order) => textOf(order, rowFields[depth]) === key),
    orders,
  );
  const field = rowFields[groupKeys.length];
  const rows =
    field === undefined
      ? []
      : unique(below, field).map((key) => {
          const lines = below.filter((order) => textOf(order, field) === key);
          const id = [...groupKeys, key].join('/');
          return { id, key, [field]: key, count: lines.length, ...resultsOf(lines) };
        });
  return {
    rows,
    rowCount: rows.length,
    pivotColumns: columnFields.length > 0 ? groupsOf(orders, columnFields) : [],
    aggregateRow: resultsOf(orders),
  };
}

/** What the panel offers: the server computes sums, maxima and counts. */
export const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
  size: {},
};
