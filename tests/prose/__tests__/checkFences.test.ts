import { checkFences } from '../fences/checkFences';
import { importableModules } from '../../../src/markdown/code-names/packages/importableModules';
import {
  openVersion,
  type OpenVersion,
} from '../../../src/markdown/code-names/packages/openVersion';
import { fence } from './fence';

let version: OpenVersion;

beforeAll(() => {
  version = openVersion(importableModules(process.cwd(), 'versioned_docs/version-v4'));
}, 60_000);

const check = (...codes: string[]) =>
  checkFences(
    codes.map((code) => ({ page: 'page.mdx', fence: fence(code) })),
    version,
  );

test('treats undeclared lowercase names as the reader’s own data', () => {
  expect(
    check(
      '<DataGrid rows={rows} columns={columns} />',
      'const wide = columns.filter((column) => column.width > 100);',
      "test('shows the orders', () => expect(open).toBe(true));",
    ),
  ).toEqual([]);
});

test('accepts object members, adjacent elements and complete statements', () => {
  expect(
    check(
      "{ field: 'depot', valueGetter: (params) => params.row.depot }",
      "field: 'depot',\nvalueGetter: (params) => params.row.depot, // of the row",
      '<DataGrid rows={rows} columns={columns} />\n<DataGrid rows={others} columns={columns} />',
      "'use client';\n\nimport { DataGrid } from '@mui/x-data-grid';\nimport Depots from './Depots';\n\nexport default function Page() {\n  return <Depots grid={DataGrid} />;\n}",
    ),
  ).toEqual([]);
});

test('reports a prop that the version lacks, with its line', () => {
  const [problem, ...others] = check(
    '<DataGrid\n  rows={rows}\n  columns={columns}\n  rowSelection\n/>',
  );
  expect(problem).toMatch(/^page\.mdx:13 .*Property 'rowSelection' does not exist/s);
  expect(others).toEqual([]);
});

test('reports a wrong value in code without imports', () => {
  expect(check('const columns: GridColDef[] = [{ field: 7 }];')).toEqual([
    "page.mdx:10 Type 'number' is not assignable to type 'string'.",
  ]);
});

test('reports unknown components and types, with a suggestion', () => {
  expect(check('<DataGird rows={rows} columns={columns} />', 'let toolbar: GridTolbar;')).toEqual([
    "page.mdx:10 Cannot find name 'DataGird'. The packages have DataGrid.",
    "page.mdx:10 Cannot find name 'GridTolbar'. The packages have GridToolbar.",
  ]);
});

test('rejects packages of other versions, and accepts allowed packages and peers', () => {
  expect(
    check(
      "import type { AppProps } from 'next/app';\nimport { createTheme } from '@material-ui/core/styles';",
      "import { BarChart } from '@mui/x-charts';",
    ),
  ).toEqual([
    'page.mdx:10 imports "@mui/x-charts", which versioned_docs/version-v4/package.json does not declare. Import what that version has, or add the package to the list of allowed ones.',
  ]);
});

test('reports code that does not parse, with its line', () => {
  expect(check('const rows = [\n  { id: 1, … },\n];')[0]).toBe(
    'page.mdx:11 Invalid character. Show whole statements, JSX elements or an object.',
  );
});

test('isolates module augmentations of a listing from the others', () => {
  const augmentation =
    "declare module '@material-ui/core/styles/createPalette' {\n  interface Palette {\n    harbour: string;\n  }\n}\n";
  const use =
    "import type { Palette } from '@material-ui/core/styles/createPalette';\n\nconst harbour = (palette: Palette) => palette.harbour;";
  expect(check(`${use}\n${augmentation}`, use)).toEqual([
    "page.mdx:12 Property 'harbour' does not exist on type 'Palette'.",
  ]);
});
