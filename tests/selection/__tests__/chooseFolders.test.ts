import type { HandWrittenPage } from '../../../lib/pages/handWrittenPages';
import { DOCS_VERSIONS } from '../../../src/versions';
import { chooseFolders, SAMPLE } from '../chooseFolders';
import type { PageChange, SiteChanges } from '../readPageChanges';

const pages = Array.from({ length: 200 }, (_, index): HandWrittenPage => ({
  version: DOCS_VERSIONS[0]!,
  topic: `${index}`,
  folder: `docs/${index}`,
  chineseFile: '',
  path: `/x/${index}/`,
}));
const rule = { counts: new Set<PageChange>(['claims']), shared: /^tests\/jest\// };
const changesOf = (change: PageChange, ...shared: string[]): SiteChanges => ({
  files: shared,
  pages: new Map(Array.from({ length: 50 }, (_, index) => [`docs/${index}`, new Set([change])])),
  shared,
});
const choose = (
  changes: SiteChanges | null,
  options: { all?: boolean; shard?: string; everything?: RegExp } = {},
) => {
  const [index = 1, count = 1] = (options.shard ?? '').split('/').filter(Boolean).map(Number);
  const shard = options.shard ? { index, count } : undefined;
  const { everything } = options;
  return chooseFolders(
    pages,
    changes,
    { ...rule, everything },
    { all: options.all ?? false, shard, seed: 'a' },
  ).folders;
};

it('selects every page with a relevant change, and a sample', () => {
  const folders = choose(changesOf('claims'));
  expect(folders.size).toBe(50 + SAMPLE.usual);
  expect(pages.slice(0, 50).every(({ folder }) => folders.has(folder))).toBe(true);
});

it('selects a sample after other changes, and a larger one after a change of shared code', () => {
  expect(choose(changesOf('text', 'src/theme/Tabs.tsx')).size).toBe(SAMPLE.usual);
  expect(choose(changesOf('text', 'tests/jest/setupDom.ts')).size).toBe(SAMPLE.large);
});

it('selects every page if the commit is unknown or all are requested, optionally in shards', () => {
  expect(choose(null).size).toBe(200);
  const shards = ['1/3', '2/3', '3/3'].map((shard) =>
    choose(changesOf('text'), { all: true, shard }),
  );
  expect(new Set(shards.flatMap((shard) => [...shard])).size).toBe(200);
  expect(shards.map(({ size }) => size)).toEqual([67, 67, 66]);
});

it('selects every page after a change of a file that all results depend on', () => {
  const everything = /^lib\/typecheck\//;
  const changed = changesOf('text', 'lib/typecheck/checkProject.ts');
  expect(choose(changed, { everything }).size).toBe(200);
  expect(choose(changesOf('text'), { everything }).size).toBe(SAMPLE.usual);
});

it('selects no sample for checks whose results depend only on the page', () => {
  const plan = chooseFolders(
    pages,
    changesOf('claims'),
    { counts: rule.counts },
    { all: false, seed: 'a' },
  );
  expect(plan.folders.size).toBe(50);
});
