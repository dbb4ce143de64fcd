import { splitImports } from '../client/splitImports';

test('imports at the top are told from the rest, over several lines too', () => {
  const imports = `import * as React from 'react';\nimport {\n  DataGrid,\n  type GridColDef,\n} from '@mui/x-data-grid';\nimport 'dayjs/locale/de';\n\n`;
  const body = "const a = 'import b';\n";
  expect(splitImports(imports + body)).toEqual({ imports, body });
});

test('code without imports, or of nothing else, stays whole', () => {
  expect(splitImports('const a = 1;')).toEqual({ imports: '', body: 'const a = 1;' });
  expect(splitImports("import 'a';\n")).toEqual({ imports: '', body: "import 'a';\n" });
});

test('a comment before an import ends the imports', () => {
  expect(splitImports("import 'a';\n// why\nimport 'b';\nrun();").imports).toBe("import 'a';\n");
});
