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

test('free names in lower case stand for the reader’s own data', () => {
  expect(
    check(
      '<DataGrid rows={rows} columns={columns} />',
      'const wide = columns.filter((column) => column.width > 100);',
      "test('shows the orders', () => expect(open).toBe(true));",
    ),
  ).toEqual([]);
});

test('members, elements side by side and whole statements are shown as they are', () => {
  expect(
    check(
      "{ field: 'depot', valueGetter: (params) => params.row.depot }",
      "field: 'depot',\nvalueGetter: (params) => params.row.depot, // of the row",
      '<DataGrid rows={rows} columns={columns} />\n<DataGrid rows={others} columns={columns} />',
      "'use client';\n\nimport { DataGrid } from '@mui/x-data-grid';\nimport Depots from './Depots';\n\nexport default function Page() {\n  return <Depots grid={DataGrid} />;\n}",
    ),
  ).toEqual([]);
});

test('a prop that the version does not have is named with its line', () => {
  const [problem, ...others] = check(
    '<DataGrid\n  rows={rows}\n  columns={columns}\n  rowSelection\n/>',
  );
  expect(problem).toMatch(/^page\.mdx:13 .*Property 'rowSelection' does not exist/s);
  expect(others).toEqual([]);
});

test('a wrong value is found in code that imports nothing', () => {
  expect(check('const columns: GridColDef[] = [{ field: 7 }];')).toEqual([
    "page.mdx:10 Type 'number' is not assignable to type 'string'.",
  ]);
});

test('an unknown component or type is an error that suggests a name', () => {
  expect(check('<DataGird rows={rows} columns={columns} />', 'let toolbar: GridTolbar;')).toEqual([
    "page.mdx:10 Cannot find name 'DataGird'. The packages have DataGrid.",
    "page.mdx:10 Cannot find name 'GridTolbar'. The packages have GridToolbar.",
  ]);
});

test('packages of other versions are not imported, allowed ones and peers are', () => {
  expect(
    check(
      "import type { AppProps } from 'next/app';\nimport { createTheme } from '@material-ui/core/styles';",
      "import { BarChart } from '@mui/x-charts';",
    ),
  ).toEqual([
    'page.mdx:10 imports "@mui/x-charts", which versioned_docs/version-v4/package.json does not declare. Import what that version has, or add the package to the list of allowed ones.',
  ]);
});

test('what cannot be read is said at its line', () => {
  expect(check('const rows = [\n  { id: 1, … },\n];')[0]).toBe(
    'page.mdx:11 Invalid character. Show whole statements, JSX elements or an object.',
  );
});

test('what one listing adds to a package is not there for the others', () => {
  const augmentation =
    "declare module '@material-ui/core/styles/createPalette' {\n  interface Palette {\n    harbour: string;\n  }\n}\n";
  const use =
    "import type { Palette } from '@material-ui/core/styles/createPalette';\n\nconst harbour = (palette: Palette) => palette.harbour;";
  expect(check(`${use}\n${augmentation}`, use)).toEqual([
    "page.mdx:12 Property 'harbour' does not exist on type 'Palette'.",
  ]);
});
