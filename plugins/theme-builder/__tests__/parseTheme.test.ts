import { parseTheme } from '../model/parseTheme';
import { loadKeys } from './loadKeys';

const current = loadKeys('current');
const read = async (text: string) => parseTheme(text, await current);

beforeAll(() => current, 600_000);

test('reads a theme with palettes of both schemes', async () => {
  const { values, unread } = await read(`
    import { createTheme } from '@mui/material/styles';
    const brand = '#0B6B75';
    const theme = createTheme({
      cssVariables: true,
      colorSchemes: {
        light: { palette: { primary: { main: brand }, background: { default: '#fafafa' } } },
        dark: { palette: { primary: { main: '#8cd' } } },
      },
      shape: { borderRadius: '12px' },
      typography: { fontFamily: ['Inter', 'Arial'].join(',') },
    });
  `);
  expect(values).toEqual({
    'light.primary': '#0b6b75',
    'light.page': '#fafafa',
    'dark.primary': '#88ccdd',
    radius: 12,
    font: 'Inter, Arial',
  });
  expect(unread).toEqual([{ path: 'cssVariables', line: 5, reason: 'place' }]);
});

test('reads options without a call, and style overrides in each form', async () => {
  const { values, unread } = await read(`{
    palette: { mode: 'dark', secondary: { main: '#ff8800' } },
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact' },
        styleOverrides: {
          root: ({ theme }) => ({ borderColor: (theme.vars || theme).palette.divider }),
          row: ({ theme }) => ({ '&:hover': { backgroundColor: alpha(theme.palette.primary.main, 0.2) } }),
          columnHeader: { backgroundColor: '#123456' as const },
        },
      },
    },
  }`);
  expect(values).toEqual({
    'dark.secondary': '#ff8800',
    density: 'compact',
    'grid.border': 'divider',
    'grid.hover': 'primary.main/20',
    'grid.header': '#123456',
  });
  expect(unread).toEqual([]);
});

test('lists what no control can show, with its line and the reason', async () => {
  const { values, unread } = await read(`createTheme({
  palette: { primary: { main: teal[500], light: '#abcdef' } },
  shape: { borderRadius: '50%' },
  components: {
    MuiDataGrid: {
      styleOverrides: {
        row: {
          '&.Mui-selected': { backgroundColor: '#111111' },
          '&.Mui-selected:hover': { backgroundColor: '#222222' },
        },
        footerContainer: () => { return { color: 'red' }; },
      },
    },
    MuiTreeView: { defaultProps: { ...others } },
  },
});`);
  expect(values).toEqual({ 'grid.selected': '#111111' });
  expect(unread).toEqual([
    { path: 'palette.primary.main', line: 2, reason: 'value' },
    { path: 'palette.primary.light', line: 2, reason: 'place' },
    { path: 'shape.borderRadius', line: 3, reason: 'value' },
    {
      path: 'components.MuiDataGrid.styleOverrides.row.&.Mui-selected:hover.backgroundColor',
      line: 9,
      reason: 'value',
    },
    { path: 'components.MuiDataGrid.styleOverrides.footerContainer', line: 11, reason: 'place' },
    { path: 'components.MuiTreeView.defaultProps', line: 14, reason: 'place' },
  ]);
});

test('lists arguments and spreads whose value is elsewhere, and the direction', async () => {
  const { values, unread } = await read(`const base = createTheme({ spacing: 6 });
createTheme(base, { direction: 'rtl', ...brand }, zhCN);
createTheme(getDesignTokens(mode));
base.typography.h3 = {
  fontSize: '1.2rem',
};
responsiveFontSizes(base);`);
  expect(values).toEqual({ spacing: 6 });
  expect(unread).toEqual([
    { path: 'direction', line: 2, reason: 'place' },
    { path: '...brand', line: 2, reason: 'place' },
    { path: 'zhCN', line: 2, reason: 'place' },
    { path: 'getDesignTokens(mode)', line: 3, reason: 'place' },
    { path: 'base.typography.h3 = {', line: 4, reason: 'place' },
    { path: 'responsiveFontSizes(base)', line: 7, reason: 'place' },
  ]);
  expect((await read('{ ...brand, spacing: 4 }')).unread).toEqual([
    { path: '...brand', line: 1, reason: 'place' },
  ]);
});

test('says which keys another version has', async () => {
  const { values, unread } = parseTheme(
    `createTheme({ components: { MuiChartsGrid: { styleOverrides: { line: { stroke: '#111111' } } } } })`,
    await loadKeys('v6'),
  );
  expect(values).toEqual({});
  expect(unread).toEqual([
    { path: 'components.MuiChartsGrid.styleOverrides.line.stroke', line: 1, reason: 'version' },
  ]);
});

test.each([
  ['createTheme({\n  palette: {', 2],
  ['hello world', 1],
  ['const answer = 42;', 1],
])('reports that %j is no theme', async (text, line) => {
  expect(await read(text)).toEqual({ values: {}, unread: [{ path: '', line, reason: 'syntax' }] });
});

test('does not follow constants that refer to themselves forever', async () => {
  const { unread } = await read('const a = b; const b = a; createTheme({ spacing: a, ...b });');
  expect(unread.length).toBeGreaterThan(0);
});
