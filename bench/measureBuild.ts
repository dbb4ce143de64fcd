import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../scripts/build/buildSite.ts';
import { CACHE_DIR, SITE_DIR } from '../scripts/siteDir.ts';

/** What a build costs. */
export interface BuildFigures {
  readonly seconds: number;
  /** Largest memory of all its processes together; 0 where the system does not tell. */
  readonly peakBytes: number;
  readonly isCold: boolean;
}

const SAMPLE_MS = 500;
const PAGE_BYTES = 4096;
/** What the checks and the server keep is no part of a build. */
const KEPT_CACHES = new Set(['build.lock', 'serve', 'typecheck', 'bundle-report']);

/**
 * Builds every version in both languages.
 *
 * @param isCold begins with nothing that an earlier build left
 * @throws when the build fails
 */
export async function measureBuild({ isCold }: { isCold: boolean }): Promise<BuildFigures> {
  if (isCold) {
    forgetEarlierBuilds();
  }
  let peakBytes = 0;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, memoryBelow(process.pid));
  }, SAMPLE_MS);
  const started = Date.now();
  try {
    const { exitCode } = await buildSite({
      output: 'show',
      env: { VERSIONS: '', LOCALES: '', BUNDLE_REPORT: '1' },
    });
    if (exitCode !== 0) {
      throw new Error('The build failed; its messages stand above.');
    }
    return { seconds: (Date.now() - started) / 1000, peakBytes, isCold };
  } finally {
    clearInterval(sampling);
  }
}

function forgetEarlierBuilds(): void {
  rmSync(join(SITE_DIR, '.docusaurus-build'), { recursive: true, force: true });
  for (const name of readdirSync(CACHE_DIR).filter((cache) => !KEPT_CACHES.has(cache))) {
    rmSync(join(CACHE_DIR, name), { recursive: true, force: true });
  }
}

/** Resident memory of a process's descendants, from Linux' `/proc`. */
function memoryBelow(root: number): number {
  const children = new Map<number, { pid: number; bytes: number }[]>();
  for (const pid of processIds()) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      const bytes = Number(fields[21]) * PAGE_BYTES;
      children.set(parent, [...(children.get(parent) ?? []), { pid, bytes }]);
    } catch {
      // It ended between the two looks.
    }
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((total, child) => total + child.bytes + sum(child.pid), 0);
  return sum(root);
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
