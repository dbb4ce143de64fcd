/** Minimum number of members of the main components. */
const MIN_MAIN = 40;

/** Whether an entry has so many members that it must be a main component. */
export function isMain(members: number): boolean {
  return members >= MIN_MAIN;
}

interface Owner {
  owner: string;
  members: number;
}

/**
 * Sorts the entry first that readers probably mean. Among main components, the shortest name is the simplest:
 * `DataGrid` before `DataGridPro`, `GridColDef` before `GridActionsColDef`.
 */
export function compareOwners(a: Owner, b: Owner): number {
  return Number(isMain(b.members)) - Number(isMain(a.members)) || a.owner.length - b.owner.length;
}
