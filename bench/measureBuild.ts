import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../lib/build/buildSite.ts';
import { CACHE_DIR, SITE_DIR } from '../lib/siteDir.ts';
import { LANGUAGES } from '../src/paths/language.ts';
import { watchMemory } from './watchMemory.ts';

/** Time, memory and size of a build. */
export interface BuildFigures {
  readonly seconds: number;
  /** Peak memory of all build processes together; 0 where the system does not report it. */
  readonly peakBytes: number;
  readonly isCold: boolean;
}

/** Caches of the checks and of the server, which a build does not use. */
const KEPT_CACHES = new Set(['build.lock', 'serve', 'typecheck', 'bundle-report']);

/**
 * Builds every version in both languages.
 *
 * @param isCold whether to delete everything that earlier builds left behind
 * @throws when the build fails
 */
export async function measureBuild({ isCold }: { isCold: boolean }): Promise<BuildFigures> {
  if (isCold) {
    forgetEarlierBuilds();
  }
  const memory = watchMemory();
  const started = Date.now();
  try {
    const { exitCode } = await buildSite({
      output: 'show',
      env: { VERSIONS: '', LOCALES: '', BUNDLE_REPORT: '1' },
    });
    if (exitCode !== 0) {
      throw new Error('The build failed; its messages are above.');
    }
    return { seconds: (Date.now() - started) / 1000, peakBytes: memory.peakBytes(), isCold };
  } finally {
    memory.stop();
  }
}

function forgetEarlierBuilds(): void {
  for (const language of LANGUAGES) {
    const generated = join(SITE_DIR, `.docusaurus-build-${language}`);
    rmSync(generated, { recursive: true, force: true });
  }
  for (const name of readdirSync(CACHE_DIR).filter((cache) => !KEPT_CACHES.has(cache))) {
    rmSync(join(CACHE_DIR, name), { recursive: true, force: true });
  }
}
