import { demoFiles } from '../../../packages/readVersionPackages';
import { readImports } from '../../../turns/readImports';
import type { SitePage } from '../../sitePages';
import { readFeatures } from '../readFeatures';

const page: SitePage = { path: '/x/', language: 'en', kind: 'other', size: 0 };
const HTML =
  '<main><div class="tabs_LyTq MuiChip-root css-1x2y3z" data-demo=A aria-label=x><b role=note></b></div></main>';

it('takes classes, elements and attributes, and no names that an engine makes up', () => {
  const { site, packages } = readFeatures(page, HTML);
  expect([...packages]).toEqual([' .MuiChip-root']);
  expect([...site].sort()).toEqual([
    'en .tabs_LyTq',
    'en aria-label',
    'en b',
    'en data-demo',
    'en div',
    'en main',
    'en role=note',
    'kind other  en',
  ]);
});

it('tells languages apart, where the site may differ', () => {
  const { site } = readFeatures({ ...page, language: 'zh' }, HTML);
  expect(site.has('zh .tabs_LyTq')).toBe(true);
  expect(site.has('en .tabs_LyTq')).toBe(false);
});

it('takes what the demos of a page import of packages, for each version', () => {
  const folder = 'docs/react-charts/bars';
  const { packages } = readFeatures({ ...page, folder, kind: 'written' }, HTML);
  expect(
    packages.has('docs @mui/x-charts/BarChart:BarChart') ||
      packages.has('docs @mui/x-charts:BarChart'),
  ).toBe(true);
  expect(packages.has('docs .MuiChip-root')).toBe(true);
  expect(
    demoFiles(folder)
      .flatMap(readImports)
      .some((name) => name.startsWith('.')),
  ).toBe(false);
});
