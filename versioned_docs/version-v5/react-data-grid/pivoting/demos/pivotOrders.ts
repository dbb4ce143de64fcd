import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import type { OrderLine } from './orders';

/** A row of the pivot table: the sums are under keys such as "2025 Q1". */
export interface PivotRow {
  id: string;
  total: number;
  [key: string]: number | string | undefined;
}

const keyOf = ({ year, quarter }: OrderLine) => `${year} ${quarter}`;

function addUp(id: string, lines: readonly OrderLine[]): PivotRow {
  const row: PivotRow = { id, total: 0 };
  for (const line of lines) {
    const key = keyOf(line);
    row[key] = ((row[key] as number | undefined) ?? 0) + line.euros;
    row.total += line.euros;
  }
  return row;
}

/** Makes a row of each product, a column of each quarter, a group of each year, and totals of both. */
export function pivotOrders(lines: readonly OrderLine[]) {
  const products = [...new Set(lines.map(({ product }) => product))];
  const keys = [...new Set(lines.map(keyOf))].sort();
  const years = [...new Set(lines.map(({ year }) => year))].sort();

  const columns: GridColDef<PivotRow>[] = [
    { field: 'id', headerName: 'Product', flex: 1, minWidth: 120 },
    ...keys.map((key): GridColDef<PivotRow> => ({
      field: key,
      headerName: key.split(' ')[1],
      type: 'number',
      width: 90,
    })),
    { field: 'total', headerName: 'Total', type: 'number', width: 100 },
  ];
  const columnGroupingModel: GridColumnGroupingModel = years.map((year) => ({
    groupId: String(year),
    children: keys.filter((key) => key.startsWith(`${year} `)).map((field) => ({ field })),
  }));

  return {
    rows: products.map((product) =>
      addUp(
        product,
        lines.filter((line) => line.product === product),
      ),
    ),
    totals: [addUp('Total', lines)],
    columns,
    columnGroupingModel,
  };
}
