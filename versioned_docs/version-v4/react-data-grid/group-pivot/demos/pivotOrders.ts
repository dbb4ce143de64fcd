import type { GridColDef } from '@mui/x-data-grid';
import type { OrderLine } from './orders';

/** A row of the pivot table: the sums are under keys such as "2021 Q1". */
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

/** Makes a row of each product, and a column of each quarter. */
export function pivotOrders(lines: readonly OrderLine[]) {
  const products = [...new Set(lines.map(({ product }) => product))];
  const keys = [...new Set(lines.map(keyOf))].sort();

  const columns: GridColDef[] = [
    { field: 'id', headerName: 'Product', flex: 1, minWidth: 120 },
    ...keys.map((field): GridColDef => ({ field, type: 'number', width: 140 })),
    { field: 'total', headerName: 'Total', type: 'number', width: 130 },
  ];
  const rows = products.map((name) =>
    addUp(
      name,
      lines.filter(({ product }) => product === name),
    ),
  );

  return { rows, columns };
}
