import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import type { Order } from './orders';

/** A row of the pivot table: the sums are under keys such as "2025 Q1". */
export interface PivotRow {
  id: string;
  total: number;
  [key: string]: number | string | undefined;
}

const keyOf = ({ date }: Order) => `${date.getFullYear()} Q${Math.floor(date.getMonth() / 3) + 1}`;

function addUp(id: string, lines: readonly Order[]): PivotRow {
  const row: PivotRow = { id, total: 0 };
  for (const line of lines) {
    const key = keyOf(line);
    row[key] = ((row[key] as number | undefined) ?? 0) + line.euros;
    row.total += line.euros;
  }
  return row;
}

/** Makes a row of each product, a column of each quarter, a group of each year, and a row of totals. */
export function makePivotTable(lines: readonly Order[]) {
  const products = [...new Set(lines.map(({ product }) => product))];
  const keys = [...new Set(lines.map(keyOf))].sort();
  const years = [...new Set(keys.map((key) => key.slice(0, 4)))];

  const columns: GridColDef<PivotRow>[] = [
    { field: 'id', headerName: 'Product', flex: 1, minWidth: 120 },
    ...keys.map((key): GridColDef<PivotRow> => ({
      field: key,
      headerName: key.slice(5),
      type: 'number',
      width: 80,
    })),
    { field: 'total', headerName: 'Total', type: 'number', width: 100 },
  ];
  const columnGroupingModel: GridColumnGroupingModel = years.map((year) => ({
    groupId: year,
    children: keys.filter((key) => key.startsWith(year)).map((field) => ({ field })),
  }));

  return {
    rows: [
      ...products.map((product) =>
        addUp(
          product,
          lines.filter((line) => line.product === product),
        ),
      ),
      addUp('Total', lines),
    ],
    columns,
    columnGroupingModel,
  };
}
