import readRegistry from '../readRegistry.mjs';
import readRoutes from '../readRoutes.mjs';

test('reads the imports of the registry', () => {
  const source = `export default {
  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],
  "0b": [() => import(/* webpackChunkName: "0b" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;
  expect([...readRegistry(source)]).toEqual([
    ['0a', 'import(/* webpackChunkName: "0a" */ "@site/a.mdx")'],
    ['0b', 'import(/* webpackChunkName: "0b" */ "@theme/DocItem")'],
  ]);
  expect(readRegistry('export default {\n}\n').size).toBe(0);
});

test('fails the build when the registry has an unknown shape', () => {
  expect(() => readRegistry("'0': { id: require.resolveWeak('a') }")).toThrow(
    /does not have the shape/,
  );
});

test('reads the routes', () => {
  const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/x/', component: ComponentCreator('/x/', '480'), routes: [] },
  { path: '*', component: ComponentCreator('*') },
];
`;
  expect(readRoutes(source)).toEqual([
    { path: '/x/', component: { path: '/x/', hash: '480' }, routes: [] },
    { path: '*', component: { path: '*', hash: undefined } },
  ]);
});

test('fails the build when the routes have an unknown shape', () => {
  expect(() => readRoutes('module.exports = [];')).toThrow(/do not have the shape/);
});
