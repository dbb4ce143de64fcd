/**
 * @typedef {import('./types').AreaTable} AreaTable
 * @typedef {import('./types').Route} Route
 * @typedef {import('./types').SplitSite} SplitSite
 */

/**
 * The module of all routes, without the pages: those are added to `lists` as readers come to them.
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
  // Routes of the same path are nested in each other; the innermost holds the pages.
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
 * The module of one area's pages.
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
 * The registry of page modules, without those that only tables know. It leaves out the modules' names and ids too, which
 * only the server reads.
 *
 * @param {ReadonlyMap<string, string>} imports
 * @param {ReadonlySet<string>} chunks those that only tables know
 */
export function renderRegistry(imports, chunks) {
  const entries = [...imports]
    .filter(([chunk]) => !chunks.has(chunk))
    .map(([chunk, load]) => `  ${JSON.stringify(chunk)}: [() => ${load}],`);
  return `export default {\n${entries.join('\n')}\n};\n`;
}
