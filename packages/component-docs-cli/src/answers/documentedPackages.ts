/** What packages were called before the first documented version. */
const FORMER_SCOPE = /^@material-ui\/(?=data-grid|x-grid)/;

/** Whether a package is one that versions are told by. */
export function isDocumentedPackage(name: string): boolean {
  return /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/.test(
    modernName(name),
  );
}

/** The name that a package has had since the first documented version. */
export function modernName(name: string): string {
  return name.replace(FORMER_SCOPE, '@mui/x-');
}
