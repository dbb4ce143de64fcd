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

it('covers every committed claims file, which must be in the folder of a page', () => {
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

it('reports how many pages with claims changed and how many are a sample', () => {
  const { folders, notes } = chooseClaims({ all: false });
  expect(withClaims).toEqual(expect.arrayContaining([...folders]));
  expect(notes[0]).toMatch(
    new RegExp(
      `^${folders.size} of ${withClaims.length} pages: (?:\\d+ changed .*, \\d+ as a sample|git does not have .*)\\.$`,
    ),
  );
});
