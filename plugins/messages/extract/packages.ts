/** Code of others that the library publishes under its own name. */
const OF_OTHERS = /^@mui\/x-(?:[a-z-]+-)?(?:vendor|fork|codemod)(?:\/|$)/;

/** Whether an import leads to code of the library. */
export function isRead(specifier: string): boolean {
  return (
    specifier.startsWith('.') || (specifier.startsWith('@mui/x-') && !OF_OTHERS.test(specifier))
  );
}

/** `@mui/x-data-grid/hooks/index.js` of a file in any `node_modules`, without the folder of its build. */
export function moduleName(file: string): string {
  return (file.split('/node_modules/').at(-1) ?? file).replace(
    /^(@[^/]+\/[^/]+)\/(?:esm|modern|legacy|dist)\//,
    '$1/',
  );
}

/** The package of a file in any `node_modules`. */
export function packageOf(file: string): string {
  return moduleName(file).split('/').slice(0, 2).join('/');
}
