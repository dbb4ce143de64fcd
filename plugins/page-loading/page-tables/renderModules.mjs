/**
 * @typedef {import('./types').AreaTable} AreaTable
 * @typedef {import('./types').Route} Route
 * @typedef {import('./types').SplitSite} SplitSite
 */

/**
 * Renders the module of all routes without the pages, which are added to `lists` as the reader navigates.
 *
 * @param {SplitSite} site
 */
export function renderRoutes({ routes, tables }) {
  const parents = new Set(Object.values(tables).map(({ list }) => list));
  const imports = Object.keys(tables).map((area) => {
    const request = JSON.stringify(`./routes.js?pages=${encodeURIComponent(area)}`);
    return `  ${JSON.stringify(area)}: () => import(${request}),`;
  });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export const lists = {};
const list = (path, routes) => (lists[path] = routes);
export const tables = {
${imports.join('\n')}
};
export default [${routes.map((route) => renderRoute(route, parents)).join(', ')}];
`;
}

/**
 * @param {Route} route
 * @param {ReadonlySet<string>} parents paths of the routes whose pages are in tables
 */
function renderRoute({ component: { path, hash }, routes, ...facts }, parents) {
  const children = routes && `[${routes.map((child) => renderRoute(child, parents)).join(', ')}]`;
  // Routes with the same path are nested; the innermost one holds the pages.
  const isParent = children && parents.has(facts.path) && !children.includes('list(');
  const parts = [
    JSON.stringify(facts).slice(1, -1),
    `"component": ComponentCreator(${JSON.stringify(path)}, ${JSON.stringify(hash ?? '')})`,
    ...(children
      ? [`"routes": ${isParent ? `list(${JSON.stringify(facts.path)}, ${children})` : children}`]
      : []),
  ];
  return `{ ${parts.join(', ')} }`;
}

/**
 * Renders the module of one area's pages.
 *
 * @param {AreaTable} table
 */
export function renderTable({ pages, ...facts }) {
  const entries = Object.entries(pages).map(
    ([id, { load, versions }]) =>
      `    ${JSON.stringify(id)}: [() => ${load}, ${JSON.stringify(versions.join(' '))}],`,
  );
  return `export default {
  ...${JSON.stringify(facts)},
  pages: {
${entries.join('\n')}
  },
};
`;
}

/**
 * Renders the registry of page modules without the chunks that only tables reference. It also omits the modules' names
 * and ids, which only the server reads.
 *
 * @param {ReadonlyMap<string, string>} imports
 * @param {ReadonlySet<string>} chunks the chunks that only tables reference
 */
export function renderRegistry(imports, chunks) {
  const entries = [...imports]
    .filter(([chunk]) => !chunks.has(chunk))
    .map(([chunk, load]) => `  ${JSON.stringify(chunk)}: [() => ${load}],`);
  return `export default {\n${entries.join('\n')}\n};\n`;
}
