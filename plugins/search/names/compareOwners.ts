/** Minimum number of members of the components that readers use most. */
const MIN_MAIN = 40;

/** Whether an entry has so many members that it must be what readers work with. */
export function isMain(members: number): boolean {
  return members >= MIN_MAIN;
}

interface Owner {
  owner: string;
  members: number;
}

/**
 * Puts the entry first that readers mean. Among those that they work with the shortest name is the plainest thing:
 * `DataGrid` before `DataGridPro`, `GridColDef` before `GridActionsColDef`.
 */
export function compareOwners(a: Owner, b: Owner): number {
  return Number(isMain(b.members)) - Number(isMain(a.members)) || a.owner.length - b.owner.length;
}
