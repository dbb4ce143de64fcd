import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectThemeKeys } from '../collectThemeKeys';
import { screenFiles } from '../model/screenFiles';
import { siteSettings } from '../model/siteSettings';
import { writeCatalog } from '../writeCatalog';

test('loads each version on demand', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'catalog-'));
  await writeCatalog(dir, new Map([['v6', 'chunk-name']]), { 'a.ts': 'text' });
  expect(readFileSync(path.join(dir, 'catalog.js'), 'utf8')).toMatchInlineSnapshot(`
"export default {
  versions: {
    v6: () => import('./v6.js'),
  },
  screen: {"a.ts":"text"},
};
"
`);
  expect(readFileSync(path.join(dir, 'v6.js'), 'utf8')).toContain(
    'import(/* webpackChunkName: "chunk-name" */',
  );
});

const component = {
  kind: 'component',
  family: 'charts',
  props: [{ name: 'colors' }],
  slots: [],
  classes: [{ name: 'line', className: 'MuiChartsAxis-line' }],
  theme: { name: 'MuiBarChart', defaultProps: true, styleOverrides: false },
};

test('collects the keys that have an effect', () => {
  const reference = { entries: [component], exports: [] } as never;
  expect(collectThemeKeys('current', reference)).toEqual({
    keys: { MuiBarChart: { classes: [], props: ['colors'] } },
    classNames: ['MuiChartsAxis-line'],
    untyped: [],
    hasColorMaps: false,
  });
  expect(collectThemeKeys('v6', reference).keys).toEqual({});
});

test('runs the screen with the theme, and around it what forces states', () => {
  const source = (name: string) => ({
    name,
    typescript: name,
    javascriptName: name,
    javascript: name,
  });
  const sources = [source('ThemedWorkspace.tsx'), source('theme.ts')];
  expect(screenFiles(sources, 'new', [], { 'forceStates.ts': '' })).toEqual({
    entry: 'ThemedWorkspace.tsx',
    files: { 'ThemedWorkspace.tsx': 'ThemedWorkspace.tsx', 'theme.ts': 'new' },
  });
  const { entry, files } = screenFiles(sources, 'new', ['hover', 'error'], {
    'ForcedStates.tsx': 'x',
  });
  expect(entry).toBe('ForcedStates.tsx');
  expect(files['states.ts']).toBe("export const states = ['hover', 'error'];\n");
});

test('passes to the site what all demos can follow', () => {
  expect(
    siteSettings({ 'dark.primary': '#112233', spacing: 6, density: 'compact' }, 'dark'),
  ).toEqual([
    { type: 'colors', paletteColors: { primary: { main: '#112233' } } },
    { type: 'spacing', spacing: 6 },
    { type: 'density', dense: true },
  ]);
  expect(siteSettings({}, 'light')).toEqual([
    { type: 'colors', paletteColors: {} },
    { type: 'density', dense: false },
  ]);
});
