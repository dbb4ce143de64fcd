/** Third-party code that the library publishes under its own name, and code transforms. */
const OF_OTHERS = /^@mui\/x-(?:[a-z-]+-)?(?:vendor|fork|codemod)(?:\/|$)/;

/** Returns whether an import refers to the library's code. */
export function isRead(specifier: string): boolean {
  return (
    specifier.startsWith('.') || (specifier.startsWith('@mui/x-') && !OF_OTHERS.test(specifier))
  );
}

/**
 * Returns the path of a module, such as `@mui/x-data-grid/hooks/index.js`, from any `node_modules` folder and without
 * the folder of its build.
 */
export function moduleName(file: string): string {
  return (file.split('/node_modules/').at(-1) ?? file).replace(
    /^(@[^/]+\/[^/]+)\/(?:esm|modern|legacy|dist)\//,
    '$1/',
  );
}

/** Returns the package of a file in any `node_modules` folder. */
export function packageOf(file: string): string {
  return moduleName(file).split('/').slice(0, 2).join('/');
}
