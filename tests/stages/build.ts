import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../lib/build/buildSite.ts';
import { CACHE_DIR } from '../../lib/siteDir.ts';
import type { Stage } from '../runner/types.ts';

/** Both languages and all versions, whatever the environment says: that is what gets published. */
export const build: Stage = {
  name: 'build',
  title: 'Production build: every version, both languages, links and anchors',
  fast: false,
  async run() {
    // What an earlier build reported must not pass for this one's.
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
