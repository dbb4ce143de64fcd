import type { GridApi, GridFilterItem } from '@mui/x-data-grid';

/** How many rows of a grid would pass all these conditions. Its own filter stays as it is. */
export function countRows(api: GridApi, items: readonly GridFilterItem[]): number {
  const checks = items.flatMap((item) => {
    const column = api.getColumn(item.field);
    const operator = column.filterOperators?.find(({ value }) => value === item.operator);
    const passes = operator?.getApplyFilterFn(item, column);
    // A condition without a value has no function, and no effect.
    return passes ? [{ field: item.field, passes }] : [];
  });
  return api
    .getAllRowIds()
    .filter((id) => checks.every(({ field, passes }) => passes(api.getCellParams(id, field))))
    .length;
}
