import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Entry {
  version?: string;
  optional?: boolean;
  link?: boolean;
}

const lockfile: Record<string, Entry> = {
  '': { version: '1.0.0' },
  docs: { version: '7.28.3' },
  'node_modules/@docs/current': { link: true },
  'node_modules/react': { version: '18.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
  'docs/node_modules/clsx': { version: '1.2.1' },
};

function makeSite(installed: Record<string, Entry>): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(siteDir, 'node_modules'));
  for (const path of Object.keys(installed)) {
    mkdirSync(join(siteDir, path), { recursive: true });
  }
  const write = (name: string, packages: Record<string, Entry>) =>
    writeFileSync(join(siteDir, name), JSON.stringify({ packages }));
  write('package-lock.json', lockfile);
  write('node_modules/.package-lock.json', installed);
  return siteDir;
}

async function compare(siteDir: string): Promise<string[]> {
  const { compareWithLockfile } = await import('../compareWithLockfile.mjs');
  return compareWithLockfile(siteDir);
}

const complete: Record<string, Entry> = {
  'node_modules/@docs/current': { link: true },
  'node_modules/react': { version: '18.3.1' },
  'docs/node_modules/clsx': { version: '1.2.1' },
};

it('finds nothing if only packages for other systems are missing', async () => {
  expect(await compare(makeSite(complete))).toEqual([]);
});

it('reports a different version and a package that is missing in a workspace', async () => {
  const { 'docs/node_modules/clsx': missing, ...rest } = complete;
  const siteDir = makeSite({ ...rest, 'node_modules/react': { version: '17.0.2' } });
  expect(await compare(siteDir)).toEqual([
    'node_modules/react is 17.0.2, the lockfile says 18.3.1',
    'docs/node_modules/clsx is missing',
  ]);
});

it('reports every package before the first installation', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(siteDir, 'package-lock.json'), JSON.stringify({ packages: lockfile }));
  expect(await compare(siteDir)).toHaveLength(3);
});
