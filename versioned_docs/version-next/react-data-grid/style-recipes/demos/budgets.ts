import type { GridColDef } from '@mui/x-data-grid';

export interface BudgetLine {
  id: number;
  department: string;
  item: string;
  planned: number;
  spent: number;
}

/** Lines of a town's budget, in thousand euros. */
export const budget: BudgetLine[] = [
  { id: 1, department: 'Parks', item: 'Playgrounds', planned: 120, spent: 131 },
  { id: 2, department: 'Parks', item: 'Trees', planned: 64, spent: 40 },
  { id: 3, department: 'Schools', item: 'Laptops', planned: 210, spent: 198 },
  { id: 4, department: 'Schools', item: 'Kitchens', planned: 95, spent: 112 },
  { id: 5, department: 'Roads', item: 'Cycle lanes', planned: 340, spent: 322 },
];

export const budgetColumns: GridColDef<BudgetLine>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'planned', headerName: 'Planned', type: 'number', width: 110 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 110 },
];
