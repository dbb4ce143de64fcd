/** Names of packages before the first documented version. */
const FORMER_SCOPE = /^@material-ui\/(?=data-grid|x-grid)/;

/** Returns whether the release of a package identifies the version of the library. */
export function isDocumentedPackage(name: string): boolean {
  return /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/.test(
    modernName(name),
  );
}

/** Returns the name of a package since the first documented version. */
export function modernName(name: string): string {
  return name.replace(FORMER_SCOPE, '@mui/x-');
}
