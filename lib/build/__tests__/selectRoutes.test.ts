import type { PluginRouteConfig } from '@docusaurus/types';
import { listParts, selectRoutes } from '../selectRoutes';

const page = (path: string, routes?: object[]) => ({ path, component: '@theme/Page', routes });

const route = (name: string, path: string, routes?: object[]): PluginRouteConfig =>
  ({ ...page(path, routes), plugin: { name, id: 'default' } }) as PluginRouteConfig;

const DOCS = 'docusaurus-plugin-content-docs';
const PLAYGROUND = route('playground', '/zh/playground/');
const VERSIONS = [
  page('/zh/x/v6/', [page('/zh/x/v6/charts/')]),
  page('/zh/x/', [page('/zh/x/charts/')]),
];

const pathsOf = (routes: readonly { path: string; routes?: { path: string }[] }[]): string[] =>
  routes.flatMap(({ path, routes: children }) => (children ? pathsOf(children) : [path]));

test('a part contains the pages of its version and their parent routes', () => {
  const routes = [PLAYGROUND, route(DOCS, '/zh/x/', VERSIONS)];
  const parts = listParts(routes);
  expect(parts).toEqual(['current', 'v6']);
  expect(selectRoutes(routes, 'v6', parts)).toEqual([{ ...route(DOCS, '/zh/x/', [VERSIONS[0]!]) }]);
  expect(pathsOf(selectRoutes(routes, 'current', parts))).toEqual([
    '/zh/playground/',
    '/zh/x/charts/',
  ]);
});

test('without the current version, the first part contains the pages without a version', () => {
  const routes = [PLAYGROUND, route(DOCS, '/zh/x/', [VERSIONS[0]!])];
  const parts = listParts(routes);
  expect(parts).toEqual(['v6']);
  expect(pathsOf(selectRoutes(routes, 'v6', parts))).toEqual([
    '/zh/playground/',
    '/zh/x/v6/charts/',
  ]);
});

test('rejects a build without documentation pages', () => {
  expect(() => listParts([PLAYGROUND])).toThrow('VERSIONS');
});
