import { splitImports } from '../client/splitImports';

test('splits imports at the top from the rest, even across several lines', () => {
  const imports = `import * as React from 'react';\nimport {\n  DataGrid,\n  type GridColDef,\n} from '@mui/x-data-grid';\nimport 'dayjs/locale/de';\n\n`;
  const body = "const a = 'import b';\n";
  expect(splitImports(imports + body)).toEqual({ imports, body });
});

test('does not split code without imports, or with nothing else', () => {
  expect(splitImports('const a = 1;')).toEqual({ imports: '', body: 'const a = 1;' });
  expect(splitImports("import 'a';\n")).toEqual({ imports: '', body: "import 'a';\n" });
});

test('ends the imports at a comment', () => {
  expect(splitImports("import 'a';\n// why\nimport 'b';\nrun();").imports).toBe("import 'a';\n");
});
