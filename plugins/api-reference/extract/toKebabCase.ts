/** `GridColDef` becomes `grid-col-def`, `TreeItem2Icon` becomes `tree-item-2-icon`. */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();
}
