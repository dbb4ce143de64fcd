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

/** Expected hits in the listings of a guide, by listing; changed types without an explanation are left out. */
type Expected = Readonly<Record<string, readonly string[]>>;

const EXPECTED = join(SITE_DIR, 'tests/upgrade/expected');

const FIXTURES = join(SITE_DIR, 'tests/upgrade/fixtures');

/** `<Name>.<from>-<to>.tsx`, beside it `<Name>.<from>-<to>.hits.txt`, written by hand. */
const files = readdirSync(FIXTURES).filter((name) => !name.endsWith('.hits.txt'));

const folders = handWrittenPages()
  .filter(
    ({ folder, topic }) =>
      topic.startsWith('migration/') &&
      /^migration:/m.test(readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8')),
  )
  .map(({ folder }) => folder);

const fileOf = (folder: string): string => `${folder.split('/').at(-1)}.json`;

/** The first run after a change of the packages reads all of them. */
const TIMEOUT_MS = 600_000;

let sources: UpgradeSources;
beforeAll(async () => {
  sources = await loadSources();
}, TIMEOUT_MS);

test('every guide has a list, which it shares with its copy in another version', () => {
  expect(readdirSync(EXPECTED).sort()).toEqual([...new Set(folders.map(fileOf))].sort());
});

/**
 * Names that mean something else in the later version: code written for it cannot be told from older code that has to
 * change.
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

  test('its listings of older code have the hits of the list', () => {
    const found = Object.fromEntries(
      analyze().map(({ place, hits }) => [place, hits.map((hit) => printHit(hit, 1))]),
    );
    const expected = JSON.parse(readFileSync(join(EXPECTED, fileOf(folder)), 'utf8')) as Expected;
    expect(found).toEqual(expected);
  });

  test('its listings of newer code have nothing that has to change', () => {
    const left = analyze().flatMap(({ place, left: hits }) =>
      hits.map((hit) => `${place}: ${printHit(hit, 1)}`),
    );
    expect(left.filter((hit) => !SWAPPED.includes(hit))).toEqual([]);
  });
});

test('there are twelve of them, as long as files of applications are', () => {
  const lengths = files.map((name) => readFixture(name).split('\n').length);
  expect(files).toHaveLength(12);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
});

test.each(files)('%s has the hits that a person lists', (name) => {
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

/** Types and defaults that changed are many; those count that a guide speaks of. */
function isExplained({ change, guides }: Hit): boolean {
  return change !== 'type' && (change !== 'default' || guides.length > 0);
}
