import { execFileSync } from 'node:child_process';
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

it('leaves no committed claims out, which would lie where no page is', () => {
  const committed = execFileSync('git', ['ls-files', '*/claims.test.tsx'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  const folders = committed
    .trim()
    .split('\n')
    .map((file) => file.replace('/claims.test.tsx', ''));
  expect(folders.filter((folder) => !withClaims.includes(folder))).toEqual([]);
  expect(folders.length).toBeGreaterThan(0);
});

it('says of each page with claims whether they run, and when they did', () => {
  const { folders, notes } = chooseClaims({ all: false });
  expect(withClaims).toEqual(expect.arrayContaining([...folders]));
  expect(notes[0]).toBe(`${folders.size} of ${withClaims.length} pages were checked:`);
  expect(notes.at(-1)).toMatch(new RegExp(`^${withClaims.length - folders.size} were not; `));
});
