import { docuHash } from '@docusaurus/utils';
import type { AreaTable, Route, SplitSite } from './types';

/** Name of the module with the pages of an area. */
export const tableFile = (area: string): string => `${docuHash(area)}.js`;

/**
 * Renders the module of all routes without the pages, which are added to `lists` as the reader navigates.
 */
export function renderRoutes({ routes, tables }: Pick<SplitSite, 'routes' | 'tables'>): string {
  const parents = new Set(Object.values(tables).map(({ list }) => list));
  const imports = Object.keys(tables).map((area) => {
    const request = JSON.stringify(`./${tableFile(area)}?pages=${encodeURIComponent(area)}`);
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

/** @param parents paths of the routes whose pages are in tables */
function renderRoute(
  { component: { path, hash }, routes, ...facts }: Route,
  parents: ReadonlySet<string>,
): string {
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

/** Renders the module of one area's pages. */
export function renderTable({ pages, ...facts }: AreaTable): string {
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
 * @param chunks the chunks that only tables reference
 */
export function renderRegistry(
  imports: ReadonlyMap<string, string>,
  chunks: ReadonlySet<string>,
): string {
  const entries = [...imports]
    .filter(([chunk]) => !chunks.has(chunk))
    .map(([chunk, load]) => `  ${JSON.stringify(chunk)}: [() => ${load}],`);
  return `export default {\n${entries.join('\n')}\n};\n`;
}
