import path from 'node:path';
import { DIRECTIONS } from '../directions';
import { findDirectionProblems } from '../findDirectionProblems';
import { readImports } from '../readImports';

const circle = path.join(__dirname, 'fixtures/circle');

test('an import against the table is named, also one of a type', async () => {
  const imports = await readImports(circle, ['plugins']);
  const table = { 'plugins/first': [], 'plugins/second': ['plugins/first'] };
  expect(findDirectionProblems(imports, table)).toEqual([
    'plugins/first/index.ts imports plugins/second/types.ts: plugins/first may not import plugins/second. Move what both need to lib/, or hand it in.',
  ]);
});

test('imports by the name of the site are read', async () => {
  const imports = await readImports(circle, ['plugins']);
  expect(imports).toContainEqual({
    from: 'plugins/second/index.ts',
    to: 'plugins/first/index.ts',
  });
});

test('a table that allows a circle is refused', () => {
  const table = { 'plugins/first': ['plugins/second'], 'plugins/second': ['plugins/first'] };
  expect(findDirectionProblems([], table)).toEqual([
    'lib/directions/directions.ts allows a circle: plugins/first → plugins/second → plugins/first',
  ]);
});

test('the table of the site has no circle', () => {
  expect(findDirectionProblems([], DIRECTIONS)).toEqual([]);
});
