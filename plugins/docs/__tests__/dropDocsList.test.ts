import type { RouteConfig } from '@docusaurus/types';
import { dropDocsList } from '../dropDocsList';

const routeOf = (version: object): RouteConfig => ({
  path: '/x/',
  component: '@theme/DocsRoot',
  routes: [{ path: '/x/', component: '@theme/DocVersionRoot', props: { version } }],
});

test("empties the list of a version's pages and keeps its sidebar", () => {
  const version = { label: '7', docs: { a: { id: 'a' } }, docsSidebars: { docs: [1] } };
  expect(dropDocsList(routeOf(version))).toEqual(routeOf({ ...version, docs: {} }));
});

test('reduces a sidebar entry to its visible fields and a flag that it is a page', () => {
  const link = { type: 'link', href: '/x/a/', label: 'A', docId: 'a' };
  const docs = [
    { ...link, key: 'a', unlisted: false },
    { ...link, unlisted: true },
  ];
  const slim = [
    { ...link, docId: true },
    { ...link, docId: true, unlisted: true },
  ];
  expect(dropDocsList(routeOf({ docs: {}, docsSidebars: { docs } }))).toEqual(
    routeOf({ docs: {}, docsSidebars: { docs: slim } }),
  );
});

test('leaves other routes unchanged', () => {
  const route = { path: '/x/a/', component: '@theme/DocItem', props: { tags: [] } };
  expect(dropDocsList(route)).toEqual(route);
});

test('fails the build when a version has an unknown shape', () => {
  expect(() => dropDocsList(routeOf({}))).toThrow(/have no "docs"/);
});
