import path from 'node:path';
import { DIRECTIONS } from '../directions';
import { findDirectionProblems, readImports } from '../checkDirections';

const cyclic = path.join(__dirname, 'fixtures/circle');

test('reports an import that the table forbids, including type imports', async () => {
  const imports = await readImports(cyclic, ['plugins']);
  const table = { 'plugins/first': [], 'plugins/second': ['plugins/first'] };
  expect(findDirectionProblems(imports, table)).toEqual([
    'plugins/first/index.ts imports plugins/second/types.ts: plugins/first may not import plugins/second. Move what both need to lib/, or hand it in.',
  ]);
});

test('resolves imports by @site', async () => {
  const imports = await readImports(cyclic, ['plugins']);
  expect(imports).toContainEqual({
    from: 'plugins/second/index.ts',
    to: 'plugins/first/index.ts',
  });
});

test('rejects a table with a cycle', () => {
  const table = { 'plugins/first': ['plugins/second'], 'plugins/second': ['plugins/first'] };
  expect(findDirectionProblems([], table)).toEqual([
    'lib/directions/directions.ts has a cycle: plugins/first → plugins/second → plugins/first',
  ]);
});

test('the table of the site has no cycle', () => {
  expect(findDirectionProblems([], DIRECTIONS)).toEqual([]);
});
