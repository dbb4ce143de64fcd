import { findUnknownNames } from '../findUnknownNames';
import { namesInSpan } from '../namesInSpan';
import { readClassNames } from '../readClassNames';

const known = {
  library: new Set([
    'DataGrid',
    'sortModel',
    'setSortModel',
    'GridColDef',
    'MuiDataGrid-row',
    'unstable_listView',
    'DesktopDatePicker',
  ]),
  platform: new Set(['current', 'aria-sort', 'minmax', '@mui/x-data-grid']),
};
const check = (...texts: string[]) =>
  findUnknownNames(
    {
      file: 'page.mdx',
      terms: ['ERESOLVE', '@mui/lab'],
      spans: texts.map((text, index) => ({ text, line: index + 1 })),
    },
    new Set(['depot']),
    [known],
  );

test('accepts names of the version, of the platform, of the page and of its terms', () => {
  expect(
    check(
      'sortModel',
      '.MuiDataGrid-row',
      'apiRef.current.setSortModel(model)',
      'sortModel={[]}',
      '<DataGrid />',
      'GridColDef<Depot>[]'.replace('Depot', 'DataGrid'),
      'aria-sort',
      'minmax(0, 1fr)',
      '@mui/x-data-grid/locales',
      'depot',
      'ERESOLVE',
      '@mui/lab',
    ),
  ).toEqual([]);
});

test('accepts the common prefix or suffix of several names', () => {
  expect(check('unstable_', 'MuiDataGrid-', 'Desktop')).toEqual([]);
  expect(check('DatePicker')).toEqual([]);
  expect(check('Deskto', 'Picke', 'unstabl_')).toHaveLength(3);
});

test('ignores expressions, values, files and messages', () => {
  expect(
    check(
      "'asc'",
      '7.28.3',
      'package.json',
      'app/layout.tsx',
      '(row) => row.id',
      'MUI X: Missing key.',
    ),
  ).toEqual([]);
});

test('reports an unknown name with the nearest known name', () => {
  expect(
    check('sortModal', 'apiRef.current.setSortModal()', '@mui/x-grid', '.MuiDataGrid-rows'),
  ).toEqual([
    'page.mdx:1 `sortModal` is no name of the packages, of this page\'s code or of the platform. Did you mean "sortModel"? Fix it, or put it among the "terms" of the front matter.',
    'page.mdx:2 "setSortModal" in `apiRef.current.setSortModal()` is no name of the packages, of this page\'s code or of the platform. Did you mean "setSortModel"? Fix it, or put it among the "terms" of the front matter.',
    'page.mdx:3 `@mui/x-grid` is no name of the packages, of this page\'s code or of the platform. Fix it, or put it among the "terms" of the front matter.',
    'page.mdx:4 "MuiDataGrid-rows" in `.MuiDataGrid-rows` is no name of the packages, of this page\'s code or of the platform. Did you mean "MuiDataGrid-row"? Fix it, or put it among the "terms" of the front matter.',
  ]);
});

test.each([
  ['rows', ['rows']],
  ['params.row.depot', ['row', 'depot']],
  ['en-US', []],
  ['aria-sort', ['aria-sort']],
  ['--DataGrid-overlayHeight', ['--DataGrid-overlayHeight']],
  ['--force', []],
  ['Array.prototype.sort()', ['Array', 'prototype', 'sort']],
  ["field: 'depot'", ['field']],
  ["GridSlotProps['footer']", ['GridSlotProps']],
  ['Partial<GridSlotsComponent>', ['Partial', 'GridSlotsComponent']],
  ["['asc', 'desc', null]", []],
])('%s contains the names %j', (text, names) => {
  expect(namesInSpan(text).names).toEqual(names);
});

test('extracts class names from minified and other JavaScript', () => {
  const code = `generateUtilityClasses)('MuiDayCalendar', ['root', 'weekDayLabel'])
    z("MuiDataGrid",["row","cell--editable"]); const selected = '.Mui-selected'; const height = 'var(--DataGrid-overlayHeight)';`;
  expect([...readClassNames(code)]).toEqual([
    'MuiDayCalendar-root',
    'MuiDayCalendar-weekDayLabel',
    'MuiDataGrid-row',
    'MuiDataGrid-cell--editable',
    'Mui-selected',
    '--DataGrid-overlayHeight',
  ]);
});
