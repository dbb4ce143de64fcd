import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { SITE_DIR } from '../../../lib/siteDir';
import { findHits } from '../../../packages/component-docs-cli/src/upgrade/findHits';
import {
  BREAKING,
  type Hit,
  type UpgradePath,
} from '../../../packages/component-docs-cli/src/upgrade/types';
import { exportsOf, factsFor, loadSources, type UpgradeSources } from '../loadUpgrade';
import { printHit, printHitInCode } from '../printHit';
import { readListings } from '../readListings';

/** Expected hits in the listings of a guide, by listing. Type changes without an explanation are omitted. */
type Expected = Readonly<Record<string, readonly string[]>>;

const EXPECTED = join(SITE_DIR, 'tests/upgrade/expected');

const FIXTURES = join(SITE_DIR, 'tests/upgrade/fixtures');

/** Each `<Name>.<from>-<to>.tsx` has a hand-written `<Name>.<from>-<to>.hits.txt`. */
const files = readdirSync(FIXTURES).filter((name) => !name.endsWith('.hits.txt'));

const folders = handWrittenPages()
  .filter(
    ({ folder, topic }) =>
      topic.startsWith('migration/') &&
      /^migration:/m.test(readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8')),
  )
  .map(({ folder }) => folder);

const fileOf = (folder: string): string => `${folder.split('/').at(-1)}.json`;

/** The first run after an update of the packages reads all of them. */
const TIMEOUT_MS = 600_000;

let sources: UpgradeSources;
beforeAll(async () => {
  sources = await loadSources();
}, TIMEOUT_MS);

test('every guide has a list, which it shares with its copy in another version', () => {
  expect(readdirSync(EXPECTED).sort()).toEqual([...new Set(folders.map(fileOf))].sort());
});

/**
 * Names with another meaning in the later version. Code that was written for the later version cannot be distinguished
 * from older code that must change.
 */
const SWAPPED: readonly string[] = [
  'date-fns: 1 moved module @mui/x-date-pickers/AdapterDateFns → @mui/x-date-pickers/AdapterDateFnsV2',
];

describe.each(folders)('%s', (folder) => {
  const analyze = () => {
    const { from, to, family } = readListings(folder, () => false);
    const names = {
      from: exportsOf(sources, from, family),
      to: exportsOf(sources, to, family),
    };
    const { listings } = readListings(folder, (name, side) => names[side].has(name));
    const facts = factsFor({ from, to }, sources);
    const find = (text: string): readonly Hit[] =>
      findHits([{ name: 'listing.tsx', text }], facts).hits;
    return listings.map(({ place, before, after }) => ({
      place,
      hits: find(before).filter(isExplained),
      left: after === null ? [] : find(after).filter(({ change }) => BREAKING.has(change)),
    }));
  };

  test('finds the listed hits in its listings of older code', () => {
    const found = Object.fromEntries(
      analyze().map(({ place, hits }) => [place, hits.map((hit) => printHit(hit, 1))]),
    );
    const expected = JSON.parse(readFileSync(join(EXPECTED, fileOf(folder)), 'utf8')) as Expected;
    expect(found).toEqual(expected);
  });

  test('finds nothing that must change in its listings of newer code', () => {
    const left = analyze().flatMap(({ place, left: hits }) =>
      hits.map((hit) => `${place}: ${printHit(hit, 1)}`),
    );
    expect(left.filter((hit) => !SWAPPED.includes(hit))).toEqual([]);
  });
});

test('has twelve fixtures, which are as long as files of applications', () => {
  const lengths = files.map((name) => readFixture(name).split('\n').length);
  expect(files).toHaveLength(12);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
});

test.each(files)('finds the hits in %s that a person listed', (name) => {
  const [, from, to] = /\.(\w+)-(\w+)\.\w+$/.exec(name) as unknown as [string, ...string[]];
  const facts = factsFor({ from, to } as UpgradePath, sources);
  const { hits, failures } = findHits([{ name, text: readFixture(name) }], facts);
  const listed = readFixture(name.replace(/\.\w+$/, '.hits.txt'))
    .trim()
    .split('\n');
  expect(failures).toEqual([]);
  expect(hits.filter(isExplained).map(printHitInCode).sort()).toEqual(listed.sort());
});

const readFixture = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');

/** Type and default changes are numerous: ignores all type changes, and default changes that no guide explains. */
function isExplained({ change, guides }: Hit): boolean {
  return change !== 'type' && (change !== 'default' || guides.length > 0);
}
