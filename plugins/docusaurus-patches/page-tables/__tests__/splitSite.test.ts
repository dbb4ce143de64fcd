import { renderRegistry, renderRoutes, renderTable } from '../renderModules';
import { splitSite } from '../splitSite';
import type { Route, Site } from '../types';

const leaf = (path: string, rest: Partial<Route> = {}): Route => ({
  path,
  component: { path, hash: 'a' },
  exact: true,
  sidebar: 'docs',
  ...rest,
});
const parent = (path: string, hash: string, routes: Route[]): Route => ({
  path,
  component: { path, hash },
  routes,
});

/** Creates a site with two versions. Each page is given by its id, or by id and path if the path is not the default. */
function makeSite(pages: Record<'current' | 'v6', readonly (string | [string, string])[]>): Site {
  const versions = (['current', 'v6'] as const).map((name) => {
    const path = name === 'current' ? '/x' : `/x/${name}`;
    const docs = pages[name].map((page) => {
      const id = typeof page === 'string' ? page : page[0];
      const usual = `${path}/${id}`.replace(/\/index$/, '/');
      return { id, path: typeof page === 'string' ? usual : page[1] };
    });
    return { name, path, mainDocId: 'introduction/index', docs };
  });
  const paths = versions.map(({ docs }) => docs.map(({ path }) => path.replace(/\/?$/, '/')));
  const routes = versions.map(({ path }, index) =>
    parent(`${path}/`, 'b', [
      parent(
        `${path}/`,
        'c',
        paths[index]!.map((each) => leaf(each)),
      ),
    ]),
  );
  const entries = paths
    .flat()
    .map((path) => [`${path}-a`, { __comp: 'item', content: `c${path}` }]);
  return {
    routes: [parent('/x/', 'd', routes), { path: '*', component: { path: '*' } }],
    chunkNames: Object.fromEntries(entries) as Site['chunkNames'],
    imports: new Map(paths.flat().map((path) => [`c${path}`, `import("${path}")`])),
    instances: { default: { versions } },
  };
}

const site = () =>
  makeSite({
    current: ['introduction/index', 'react-data-grid/sorting/index', 'api/data-grid/grid-api'],
    v6: ['react-data-grid/sorting/index', ['react-data-grid/old/index', '/x/v6/somewhere/else/']],
  });

test('creates a table for each area of each version and treats a reference as an area', () => {
  const { tables } = splitSite(site());
  expect(Object.keys(tables)).toEqual([
    '/x/introduction/',
    '/x/react-data-grid/',
    '/x/api/data-grid/',
    '/x/v6/react-data-grid/',
  ]);
  expect(tables['/x/react-data-grid/']).toEqual({
    list: '/x/',
    component: 'item',
    instance: 'default',
    version: 'current',
    sidebar: 'docs',
    pages: {
      'react-data-grid/sorting/index': {
        load: 'import("/x/react-data-grid/sorting/")',
        versions: [0, 1],
      },
    },
  });
});

test('keeps a page with a custom path in the routes and in the list of its version', () => {
  const { routes, chunks, instances } = splitSite(site());
  expect(JSON.stringify(routes)).toContain('/x/v6/somewhere/else/');
  expect(chunks).not.toContain('c/x/v6/somewhere/else/');
  expect(instances.default!.versions[1]!.docs.map(({ id }) => id)).toContain(
    'react-data-grid/old/index',
  );
});

test('keeps only the pages that menus link to in the lists of versions', () => {
  const { instances } = splitSite(
    makeSite({
      current: [
        'introduction/index',
        'introduction/support/index',
        'react-charts/bars/index',
        'react-charts/getting-started/index',
        'react-charts/lines/index',
      ],
      v6: [],
    }),
  );
  const [current] = instances.default!.versions;
  expect(current!.docs.map(({ id }) => id)).toEqual([
    'introduction/index',
    'react-charts/bars/index',
    'react-charts/getting-started/index',
  ]);
});

test('keeps pages of topics that have different names in different versions', () => {
  const { instances } = splitSite(
    makeSite({
      current: ['react-data-grid/sorting/index', 'react-data-grid/row-selection/index'],
      v6: ['react-data-grid/index', 'react-data-grid/selection/index'],
    }),
  );
  const kept = instances['default']!.versions.flatMap(({ docs }) => docs.map(({ id }) => id));
  expect(kept).toContain('react-data-grid/row-selection/index');
  expect(kept).toContain('react-data-grid/selection/index');
});

test('keeps the counterpart of a page with a different path in another version', () => {
  const { instances } = splitSite(
    makeSite({
      current: ['react-charts/bars/index', 'react-charts/start/tabs/index'],
      v6: [['react-charts/start/tabs/index', '/x/v6/react-charts/quickstart/tabs/']],
    }),
  );
  expect(instances.default!.versions[0]!.docs.map(({ id }) => id)).toContain(
    'react-charts/start/tabs/index',
  );
});

test('keeps a page that consists of more than its text', () => {
  const { chunkNames, ...rest } = site();
  const path = '/x/react-data-grid/sorting/-a';
  const extended = { ...chunkNames, [path]: { ...chunkNames[path], __props: 'more' } };
  const { tables, instances } = splitSite({ ...rest, chunkNames: extended });
  expect(Object.keys(tables['/x/react-data-grid/']?.pages ?? {})).toEqual([]);
  expect(instances.default!.versions[0]!.docs).toContainEqual({
    id: 'react-data-grid/sorting/index',
    path: '/x/react-data-grid/sorting/',
  });
});

test('does not load more on every page as an area grows', () => {
  const sizes = [10, 1_000].map((count) => {
    const ids = Array.from({ length: count }, (_, index) => `react-charts/page-${index}/index`);
    const split = splitSite(makeSite({ current: ids, v6: ids }));
    return renderRoutes(split).length;
  });
  expect(sizes[1]).toBe(sizes[0]);
});

test('renders the routes with growing lists, and the tables', () => {
  const { routes, tables } = splitSite(makeSite({ current: ['react-charts/bars/index'], v6: [] }));
  expect(renderRoutes({ routes, tables })).toMatchInlineSnapshot(`
    "import ComponentCreator from '@docusaurus/ComponentCreator';
    export const lists = {};
    const list = (path, routes) => (lists[path] = routes);
    export const tables = {
      "/x/react-charts/": () => import("./x-react-charts-a95.js?pages=%2Fx%2Freact-charts%2F"),
    };
    export default [{ "path":"/x/", "component": ComponentCreator("/x/", "d"), "routes": [{ "path":"/x/", "component": ComponentCreator("/x/", "b"), "routes": [{ "path":"/x/", "component": ComponentCreator("/x/", "c"), "routes": list("/x/", []) }] }, { "path":"/x/v6/", "component": ComponentCreator("/x/v6/", "b"), "routes": [{ "path":"/x/v6/", "component": ComponentCreator("/x/v6/", "c"), "routes": [] }] }] }, { "path":"*", "component": ComponentCreator("*", "") }];
    "
  `);
  expect(renderTable(tables['/x/react-charts/']!)).toMatchInlineSnapshot(`
    "export default {
      ...{"list":"/x/","component":"item","instance":"default","version":"current","sidebar":"docs"},
      pages: {
        "react-charts/bars/index": [() => import("/x/react-charts/bars/"), "0"],
      },
    };
    "
  `);
});

test('renders the registry without the chunks of tables and without names', () => {
  const imports = new Map([
    ['a', 'import("@theme/DocItem")'],
    ['b', 'import("@site/page.mdx")'],
  ]);
  expect(renderRegistry(imports, new Set(['b']))).toBe(
    'export default {\n  "a": [() => import("@theme/DocItem")],\n};\n',
  );
});
