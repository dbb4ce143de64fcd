import { buildSite } from '../../lib/build/buildSite.ts';
import type { Stage } from '../runner/types.ts';

/**
 * Builds both languages and all versions, as published, whatever the environment variables. Parts from the cache wrote
 * their bundle reports when they were compiled.
 */
export const build: Stage = {
  name: 'build',
  title: 'Production build: every version, both languages, links and anchors',
  fast: false,
  async run() {
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
