import type { GridColDef } from '@mui/x-data-grid';

/** A line of a project's budget, in thousand euros for each quarter. */
export interface BudgetLine {
  id: number;
  item: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
}

const quarter = (field: 'q1' | 'q2' | 'q3' | 'q4'): GridColDef<BudgetLine> => ({
  field,
  headerName: field.toUpperCase(),
  type: 'number',
  editable: true,
  width: 90,
});

export const budgetColumns: GridColDef<BudgetLine>[] = [
  { field: 'item', headerName: 'Item', editable: true, flex: 1, minWidth: 130 },
  quarter('q1'),
  quarter('q2'),
  quarter('q3'),
  quarter('q4'),
];

export const budget: BudgetLine[] = [
  { id: 1, item: 'Salaries', q1: 120, q2: 120, q3: 135, q4: 135 },
  { id: 2, item: 'Travel', q1: 14, q2: 9, q3: 4, q4: 18 },
  { id: 3, item: 'Hardware', q1: 40, q2: 5, q3: 5, q4: 12 },
  { id: 4, item: 'Licenses', q1: 22, q2: 0, q3: 0, q4: 0 },
  { id: 5, item: 'Training', q1: 3, q2: 7, q3: 6, q4: 2 },
];
