import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { SITE_DIR } from '../../../lib/siteDir';
import { findHits } from '../../../packages/component-docs-cli/src/upgrade/findHits';
import { BREAKING, type Hit } from '../../../packages/component-docs-cli/src/upgrade/types';
import { exportsOf, factsFor, loadSources, type UpgradeSources } from '../loadUpgrade';
import { printHit } from '../printHit';
import { readListings } from '../readListings';

/** What the listings of a guide use that changes, by listing; types that changed and nothing explains are left out. */
type Expected = Readonly<Record<string, readonly string[]>>;

const EXPECTED = join(SITE_DIR, 'tests/upgrade/expected');

const folders = handWrittenPages()
  .filter(
    ({ folder, topic }) =>
      topic.startsWith('migration/') &&
      /^migration:/m.test(readFileSync(join(SITE_DIR, folder, 'index.mdx'), 'utf8')),
  )
  .map(({ folder }) => folder);

const fileOf = (folder: string): string => `${folder.split('/').at(-1)}.json`;

let sources: UpgradeSources;
beforeAll(async () => {
  sources = await loadSources();
}, 240_000);

test('every guide has a list', () => {
  expect(readdirSync(EXPECTED).sort()).toEqual(folders.map(fileOf).sort());
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

/** Types and defaults that changed are many; those count that a guide speaks of. */
function isExplained({ change, guides }: Hit): boolean {
  return change !== 'type' && (change !== 'default' || guides.length > 0);
}
