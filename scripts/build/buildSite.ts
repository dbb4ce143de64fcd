import { join } from 'node:path';
import { runNode, type CommandResult } from '../process/runCommand.ts';
import { CACHE_DIR } from '../siteDir.ts';
import { withBuildLock } from './buildLock.ts';

interface BuildOptions {
  /** Arguments for `docusaurus build`, such as `--out-dir`. */
  readonly arguments?: readonly string[];
  readonly output: 'capture' | 'show';
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Builds the site, one build at a time on this checkout. `VERSIONS` and `LOCALES` in the environment
 * choose what is built; all of it by default.
 */
export function buildSite({
  arguments: docusaurusArguments = [],
  output,
  env,
}: BuildOptions): Promise<CommandResult> {
  return withBuildLock(join(CACHE_DIR, 'build.lock'), () =>
    runNode(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...docusaurusArguments], {
      output,
      env: {
        // The development server keeps `.docusaurus`; a build beside it must not write there.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-build',
        ...env,
      },
    }),
  );
}
