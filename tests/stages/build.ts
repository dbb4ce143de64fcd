import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../lib/build/buildSite.ts';
import { CACHE_DIR } from '../../lib/siteDir.ts';
import type { Stage } from '../runner/types.ts';

/** Builds both languages and all versions, as published, whatever the environment variables. */
export const build: Stage = {
  name: 'build',
  title: 'Production build: every version, both languages, links and anchors',
  fast: false,
  async run() {
    // Removes reports of earlier builds, so that they are not mistaken for those of this build.
    rmSync(join(CACHE_DIR, 'bundle-report'), { recursive: true, force: true });
    const { exitCode, output } = await buildSite({
      output: 'capture',
      env: { VERSIONS: '', LOCALES: '', BUNDLE_REPORT: '1', NODE_ENV: 'production' },
    });
    const warnings = output.split('\n').filter((line) => /\[WARNING\]/.test(line));
    return exitCode === 0
      ? { passed: 1, failures: [], notes: warnings }
      : { passed: 0, failures: [output] };
  },
};
