import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renameModule } from '../changes';
import { rewriteCode } from '../rewriteCode';
import { names } from './names';

const read = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8');
const rewriting = {
  topic: 'react-data-grid/sorting',
  from: 'current',
  to: 'v5',
  names,
} as const;

test('rewrites a module', () => {
  expect(rewriteCode(read('grid.in.tsx'), rewriting)).toBe(read('grid.out.tsx'));
});

test('rewrites the members of an object', () => {
  expect(rewriteCode("field: 'total',\nvalueGetter: (value, row) => row.a,", rewriting)).toBe(
    "field: 'total',\nvalueGetter: ({ value, row }) => row.a,",
  );
});

test('does not rewrite callbacks and roles of other families, which have the same names', () => {
  const axis = 'const axis = { valueFormatter: (value: number) => `${value} h` };';
  expect(rewriteCode(axis, { ...rewriting, topic: 'react-charts/axis' })).toBe(axis);
  const role = "const role = 'gridcell';";
  for (const topic of ['react-date-pickers/date-picker', 'migration/migration-pickers-v5']) {
    expect(rewriteCode(role, { ...rewriting, topic })).toBe(role);
  }
  expect(rewriteCode(role, rewriting)).toBe("const role = 'cell';");
});

test('returns code that does not parse unchanged', () => {
  expect(rewriteCode('<Table', rewriting)).toBe('<Table');
});

test('follows renamed module paths, even if two modules swapped their names', () => {
  const adapter = '@mui/x-date-pickers/AdapterDateFns';
  expect(renameModule(`${adapter}V3`, 'current', 'next')).toBe(adapter);
  expect(renameModule(adapter, 'current', 'next')).toBe(`${adapter}V2`);
  expect(renameModule(adapter, 'next', 'v6')).toBe(`${adapter}V3`);
  expect(renameModule('@mui/material/Button', 'current', 'v4')).toBe('@material-ui/core/Button');
  expect(renameModule('@mui/x-data-grid/locales', 'current', 'v6')).toBe(
    '@mui/x-data-grid/locales',
  );
  expect(renameModule('@mui/x-data-grid/locales', 'current', 'v5')).toBe('@mui/x-data-grid');
});
