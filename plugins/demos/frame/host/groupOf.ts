/** Returns the group of a module in a package that is loaded in groups: its first two letters in lower case. */
export function groupOf(deep: string): string {
  return deep.slice(0, 2).toLowerCase();
}
