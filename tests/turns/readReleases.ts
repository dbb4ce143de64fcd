import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';

/** A package as the lockfile names it. */
export interface Release {
  /** `node_modules/vite`, or below a version's folder. */
  readonly place: string;
  /** Place, version and hash, to be digested. */
  readonly text: string;
  readonly isDev: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
}

/** Every package of the lockfile. */
export function readReleases(): Release[] {
  const lockfile = readFileSync(join(SITE_DIR, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Readonly<Record<string, LockEntry>> };
  return Object.entries(packages).map(([place, { version, integrity, dev = false }]) => ({
    place,
    text: `${place} ${version} ${integrity}`,
    isDev: dev,
  }));
}
