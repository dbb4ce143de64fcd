import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages';
import { SITE_DIR } from '../../../lib/siteDir';
import { chooseClaims } from '../chooseClaims';

const withClaims = handWrittenPages()
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(join(SITE_DIR, folder, 'claims.test.tsx')));

it('runs the claims of every page if all are asked for', () => {
  expect(withClaims.length).toBeGreaterThan(0);
  expect([...chooseClaims({ all: true }).folders]).toEqual(withClaims);
});

it('says of each page with claims whether they run, and when they did', () => {
  const { folders, notes } = chooseClaims({ all: false });
  expect(withClaims).toEqual(expect.arrayContaining([...folders]));
  expect(notes[0]).toBe(`${folders.size} of ${withClaims.length} pages were checked:`);
  expect(notes.at(-1)).toMatch(new RegExp(`^${withClaims.length - folders.size} were not; `));
});
