import { transpile } from '../host/transpile';

test('types go, lines stay, imports become calls', () => {
  const { code, imports } = transpile(
    'Demo.tsx',
    "import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nconst a: GridColDef[] = [];\nexport default () => <DataGrid rows={[]} columns={a} />;",
  );
  expect(imports).toEqual([{ specifier: '@mui/x-data-grid', names: ['DataGrid'], line: 1 }]);
  expect(code).toContain("require('@mui/x-data-grid')");
  expect(code.split('\n')).toHaveLength(3);
  expect(code).not.toContain('GridColDef');
});

test('an import of nothing but types is not loaded', () => {
  const { imports } = transpile(
    'Demo.tsx',
    "import type { X } from 'nowhere';\nexport const a = 1;",
  );
  expect(imports).toEqual([]);
});

test('a syntax error is told with file, line and column', () => {
  let thrown: unknown;
  try {
    transpile('Demo.tsx', 'const a = 1;\nconst b = (;\n');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    problem: { kind: 'syntax', file: 'Demo.tsx', line: 2, column: 12 },
  });
});
