import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../../lib/siteDir';
import { findHits } from '../../../packages/component-docs-cli/src/upgrade/findHits';
import type { Hit, UpgradePath } from '../../../packages/component-docs-cli/src/upgrade/types';
import { factsFor, loadSources, type UpgradeSources } from '../loadUpgrade';
import { printHitInCode } from '../printHit';

const FIXTURES = join(SITE_DIR, 'tests/upgrade/fixtures');

/** `<Name>.<from>-<to>.tsx`, beside it `<Name>.<from>-<to>.hits.txt`, written by hand. */
const files = readdirSync(FIXTURES).filter((name) => !name.endsWith('.hits.txt'));

let sources: UpgradeSources;
beforeAll(async () => {
  sources = await loadSources();
}, 240_000);

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
  expect(hits.filter(isListed).map(printHitInCode).sort()).toEqual(listed.sort());
});

const readFixture = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');

/** A person lists what has to change, and what a guide says something about. */
function isListed({ change, guides }: Hit): boolean {
  return change !== 'type' && (change !== 'default' || guides.length > 0);
}
