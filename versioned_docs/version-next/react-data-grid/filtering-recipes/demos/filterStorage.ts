import type { GridFilterModel } from '@mui/x-data-grid';

export interface SavedFilter {
  name: string;
  model: GridFilterModel;
}

const KEY = 'volunteers-saved-filters';

const examples: SavedFilter[] = [
  { name: 'Gate', model: { items: [{ field: 'team', operator: 'equals', value: 'Gate' }] } },
  { name: 'Many shifts', model: { items: [{ field: 'shifts', operator: '>=', value: 4 }] } },
];

export function readFilters(): SavedFilter[] {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? examples : (JSON.parse(stored) as SavedFilter[]);
  } catch {
    // The browser forbids the storage, or something else is stored there.
    return examples;
  }
}

export function writeFilters(filters: readonly SavedFilter[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filters));
  } catch {
    // The filters work until the page is left.
  }
}
