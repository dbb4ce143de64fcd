import { transpile } from '../host/transpile';

test('removes types, keeps lines and compiles imports to calls', () => {
  const { code, imports } = transpile(
    'Demo.tsx',
    "import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nconst a: GridColDef[] = [];\nexport default () => <DataGrid rows={[]} columns={a} />;",
  );
  expect(imports).toEqual([{ specifier: '@mui/x-data-grid', names: ['DataGrid'], line: 1 }]);
  expect(code).toContain("require('@mui/x-data-grid')");
  expect(code.split('\n')).toHaveLength(3);
  expect(code).not.toContain('GridColDef');
});

test('does not load a type-only import', () => {
  const { imports } = transpile(
    'Demo.tsx',
    "import type { X } from 'nowhere';\nexport const a = 1;",
  );
  expect(imports).toEqual([]);
});

test('reports a syntax error with file, line and column', () => {
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
