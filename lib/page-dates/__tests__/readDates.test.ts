import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageDates, parseLog, readDates } from '../createPageDates';

const newFolder = () => realpathSync(mkdtempSync(path.join(tmpdir(), 'dates-')));

function git(folder: string, seconds: number, ...args: string[]): void {
  const date = `@${seconds} +0000`;
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    stdio: 'ignore',
  });
}

/** Two pages, the second of which was changed later. */
function createRepository(): string {
  const folder = newFolder();
  git(folder, 0, 'init');
  writeFileSync(path.join(folder, 'one.mdx'), 'One');
  writeFileSync(path.join(folder, '二.mdx'), 'Two');
  git(folder, 0, 'add', '.');
  git(folder, 1_000_000, 'commit', '-m', 'first');
  writeFileSync(path.join(folder, '二.mdx'), 'Two, changed');
  git(folder, 2_000_000, 'commit', '-am', 'second');
  return folder;
}

test('the date of a file is that of its last commit', async () => {
  const folder = createRepository();
  expect([...(await readDates(folder))].sort()).toEqual([
    [path.join(folder, 'one.mdx'), 1_000_000_000],
    [path.join(folder, '二.mdx'), 2_000_000_000],
  ]);
});

test('a shallow clone has no dates for files of its oldest commit', async () => {
  const origin = createRepository();
  const one = newFolder();
  execFileSync('git', ['clone', '--depth', '1', `file://${origin}`, one], { stdio: 'ignore' });
  expect([...(await readDates(one))]).toEqual([]);
});

test('without a repository, there are no dates and no error, but a reason', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const folder = newFolder();
  expect((await readDates(folder)).size).toBe(0);
  const dates = createPageDates();
  dates.initialize({ siteDir: folder });
  expect(await dates.getFileLastUpdateInfo(path.join(folder, 'one.mdx'))).toBeNull();
  expect(info.mock.calls.flat().join()).toMatch(/not a git repository/);
});

test('omits commits at the boundary of a shallow history', () => {
  const [recent, oldest] = ['a'.repeat(40), 'b'.repeat(40)];
  const log = `commit ${recent} 20\n\nnew.mdx\ncommit ${oldest} 10\n\nnew.mdx\nold.mdx`;
  expect([...parseLog(log, new Set([oldest]), '/site')]).toEqual([['/site/new.mdx', 20_000]]);
});
