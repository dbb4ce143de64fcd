import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SitePage } from '../../browser/sitePages';
import { chooseVisits, MAX_TEXT_VISITS, SAMPLE } from '../chooseVisits';
import { git, readGitChanges } from '../readGitChanges';
import { readPageChanges, type SelectablePage } from '../readPageChanges';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

const lockfile = (charts: string, scale: string, vite: string): string =>
  JSON.stringify({
    packages: {
      '': { devDependencies: { vite: '^8.0.0' } },
      docs: { dependencies: { '@mui/x-charts': charts } },
      'versioned_docs/version-v6': { dependencies: { '@mui/x-charts': '6.19.8' } },
      'node_modules/@mui/x-charts': { version: charts, dependencies: { 'd3-scale': '^4.0.0' } },
      'node_modules/d3-scale': { version: scale },
      'node_modules/vite': { version: vite },
      'versioned_docs/version-v6/node_modules/@mui/x-charts': { version: '6.19.8' },
    },
  });

const FILES: Readonly<Record<string, string>> = {
  'docs/react-charts/bars/index.mdx': '# Bars\n\nBars show amounts.\n\n<Demo id="Bars" />\n',
  'docs/react-charts/bars/claims.test.tsx': 'test()',
  'docs/react-charts/bars/demos/Bars.tsx': "import { sales } from './sales';",
  'docs/react-charts/bars/demos/sales.ts': 'export const sales = [1, 2];',
  'docs/react-charts/bars/demos/heights.json': '{}',
  'docs/react-charts/lines/index.mdx': '# Lines\n\n<Demo id="Lines" />\n',
  'versioned_docs/version-v6/react-charts/bars/index.mdx': '# Bars\n',
  'versioned_docs/version-v6/_runtime/index.tsx': 'export {};',
  [`${ZH}/current/react-charts/bars/index.mdx`]: '# 条形图\n',
  'i18n/zh/code.json': '{"demo.copy": "复制"}',
  'src/theme/Tabs/index.tsx': 'export default function Tabs() {}',
  'src/theme/Tabs/styles.module.css': '.tab { color: red; }',
  'src/theme/Tabs/__tests__/Tabs.test.tsx': 'it()',
  'README.md': '# Site',
  'package-lock.json': lockfile('7.28.0', '4.0.1', '8.0.0'),
};

const pageOf = (version: string, translations: string, topic: string): SelectablePage => ({
  version: { folder: version },
  folder: `${version}/${topic}`,
  chineseFile: `${ZH}/${translations}/${topic}/index.mdx`,
});
const PAGES = [
  pageOf('docs', 'current', 'react-charts/bars'),
  pageOf('docs', 'current', 'react-charts/lines'),
  pageOf('docs', 'current', 'react-charts/pie'),
  pageOf('versioned_docs/version-v6', 'version-v6', 'react-charts/bars'),
];

let root: string;
let commit: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'selection-'));
  git(root, 'init', '--quiet');
  Object.entries(FILES).forEach(([file, text]) => write(file, text));
  git(root, 'add', '.');
  git(root, '-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'Start');
  commit = git(root, 'rev-parse', 'HEAD');
});

afterEach(() => {
  git(root, 'checkout', '--quiet', '.');
  git(root, 'clean', '-fdq');
});

afterAll(() => rmSync(root, { recursive: true }));

const site = (path: string, rest: Partial<SitePage>): SitePage => ({
  path,
  language: path.startsWith('/zh/') ? 'zh' : 'en',
  kind: 'written',
  size: 0,
  ...rest,
});
const BUILT = [
  ...PAGES.flatMap(({ folder, version }) => {
    const path = `/x/${folder.replace(/^docs\//, '').replace('versioned_docs/version-', '')}/`;
    return version.folder === 'docs'
      ? [site(path, { folder }), site(`/zh${path}`, { folder })]
      : [site(path, { folder })];
  }),
  site('/', { kind: 'home' }),
];
const others = Array.from({ length: 100 }, (_, index) =>
  site(`/x/other-${index}/`, { kind: 'other' }),
);

/**
 * Writes changed files.
 *
 * @returns the pages that are visited because of the changes, and the number of other visited pages
 */
function plant(files: Readonly<Record<string, string>>) {
  Object.entries(files).forEach(([file, text]) => write(file, text));
  const changes = readPageChanges(root, PAGES, readGitChanges(root, commit)!);
  const visits = chooseVisits(
    { pages: [...BUILT, ...others], generated: [], fixed: new Set(['/']) },
    changes,
    'seed',
  );
  const isChange = ({ reason }: (typeof visits)[number]) => reason.startsWith('changed');
  return {
    changed: Object.fromEntries(
      visits.filter(isChange).map(({ page, extent }) => [page.path, extent]),
    ),
    fixed: visits.filter(({ reason }) => reason === 'fixed set').map(({ page }) => page.path),
    sample: visits.filter(({ reason }) => reason === 'sample').length,
    changes,
  };
}

it('visits the fixed set and a sample if nothing changed', () => {
  expect(plant({})).toMatchObject({ changed: {}, fixed: ['/'], sample: SAMPLE.usual });
});

it.each([
  [
    'a shared component',
    'src/theme/Tabs/index.tsx',
    'export default function Tabs() { return 1; }',
  ],
  ['a style sheet', 'src/theme/Tabs/styles.module.css', '.tab { color: blue; }'],
  ['an interface string', 'i18n/zh/code.json', '{"demo.copy": "拷贝"}'],
  ['a new plugin', 'plugins/new/index.ts', 'export {};'],
])('visits the fixed set and a larger sample after a change of %s', (_, file, text) => {
  expect(plant({ [file]: text })).toMatchObject({
    changed: {},
    fixed: ['/'],
    sample: SAMPLE.large,
  });
});

it('fully visits the English page if a helper file of a demo changed', () => {
  const { changed, sample } = plant({
    'docs/react-charts/bars/demos/sales.ts': 'export const sales = [1, 2, 3];',
  });
  expect(changed).toEqual({ '/x/react-charts/bars/': 'full' });
  expect(sample).toBe(SAMPLE.usual);
});

it('fully visits a new page', () => {
  const { changed } = plant({ 'docs/react-charts/pie/index.mdx': '# Pie\n' });
  expect(changed).toEqual({ '/x/react-charts/pie/': 'full', '/zh/x/react-charts/pie/': 'full' });
});

it('visits every page of the versions that depend on a changed package, and no other page', () => {
  const { changed, sample } = plant({ 'package-lock.json': lockfile('7.28.0', '4.0.2', '8.0.0') });
  expect(changed).toEqual(
    Object.fromEntries(
      BUILT.filter(({ folder }) => folder?.startsWith('docs/')).map(({ path }) => [path, 'full']),
    ),
  );
  expect(sample).toBe(SAMPLE.large);
});

it('visits a larger sample after a change of a package that no version depends on', () => {
  const { changed, sample } = plant({ 'package-lock.json': lockfile('7.28.0', '4.0.1', '8.0.1') });
  expect(changed).toEqual({});
  expect(sample).toBe(SAMPLE.large);
});

it('visits no page because a version gets another package, which only changed pages can import', () => {
  const { packages } = JSON.parse(lockfile('7.28.0', '4.0.1', '8.0.0'));
  packages.docs.dependencies.formik = '2.4.9';
  packages['node_modules/formik'] = { version: '2.4.9' };
  const { changed } = plant({ 'package-lock.json': JSON.stringify({ packages }) });
  expect(changed).toEqual({});
});

it('treats the modules that start all demos of a version as shared', () => {
  const file = 'versioned_docs/version-v6/_runtime/index.tsx';
  const { changed, changes } = plant({ [file]: 'start();' });
  expect(changed).toEqual({});
  expect(changes.shared).toEqual([file]);
});

it('visits a Chinese page lightly after a change of its text', () => {
  const { changed } = plant({ [`${ZH}/current/react-charts/bars/index.mdx`]: '# 柱状图\n' });
  expect(changed).toEqual({ '/zh/x/react-charts/bars/': 'light' });
});

it.each([
  ['its text', 'docs/react-charts/bars/index.mdx', '# Bars\n\nAmounts.\n\n<Demo id="Bars" />\n'],
  ['heights of its demos', 'docs/react-charts/bars/demos/heights.json', '{"Bars": {}}'],
  ['its topics', 'docs/react-charts/bars/topics.json', '{}'],
])('visits an English page lightly after a change of %s', (_, file, text) => {
  expect(plant({ [file]: text }).changed).toEqual({ '/x/react-charts/bars/': 'light' });
});

it('fully visits a page if its text contains other elements', () => {
  const { changed } = plant({
    'docs/react-charts/bars/index.mdx': '# Bars\n\n<Demo id="Bars" />\n\n<Demo id="Lines" />\n',
  });
  expect(changed).toHaveProperty(['/x/react-charts/bars/'], 'full');
});

it('runs the tests of changed claims without visiting their page', () => {
  const { changed, changes } = plant({ 'docs/react-charts/bars/claims.test.tsx': 'test(2)' });
  expect(changed).toEqual({});
  expect([...(changes.pages.get('docs/react-charts/bars') ?? [])]).toEqual(['claims']);
});

it.each(['README.md', 'src/theme/Tabs/__tests__/Tabs.test.tsx', 'scripts/tasks/new.ts'])(
  'does not treat %s as a change of the site',
  (file) => {
    expect(plant({ [file]: 'changed' }).changes.shared).toEqual([]);
  },
);

it('selects a different sample for each commit', () => {
  const pages = { pages: others, generated: [], fixed: new Set<string>() };
  const changes = { pages: new Map(), shared: [], files: [] };
  const paths = (seed: string) => chooseVisits(pages, changes, seed).map(({ page }) => page.path);
  expect(paths('a')).toEqual(paths('a'));
  expect(paths('a')).not.toEqual(paths('b'));
});

it('returns null for a commit that git does not have', () => {
  expect(readGitChanges(root, '0'.repeat(40))).toBeNull();
});

it('visits only a sample of the pages if the text of many changed, but all changed demos', () => {
  const pages = Array.from({ length: 50 + 3 * MAX_TEXT_VISITS }, (_, index) => ({
    path: `/x/page-${index}/`,
    folder: `docs/page-${index}`,
    language: 'en',
  })) as SitePage[];
  const changes = {
    shared: [],
    pages: new Map(
      pages.map(({ folder }, index) => [
        folder!,
        new Set([index < 50 ? 'demos' : 'text'] as const),
      ]),
    ),
  };
  const visits = chooseVisits({ pages, generated: [], fixed: new Set() }, changes as never, 'seed');
  const ofReason = (wanted: string) => visits.filter(({ reason }) => reason === wanted).length;
  expect(ofReason('changed')).toBe(50);
  expect(ofReason('changed text')).toBe(MAX_TEXT_VISITS);
});
