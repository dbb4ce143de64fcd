import { join, resolve } from 'node:path';
import { runNode, type CommandResult } from '../process/runCommand.ts';
import { BUILD_DIR, CACHE_DIR, SITE_DIR } from '../siteDir.ts';
import { withBuildLock } from '../locks/buildLock.ts';
import { precompress } from '../../serve/precompress/precompress.ts';

interface BuildOptions {
  /** Arguments for `docusaurus build`, such as `--out-dir`. */
  readonly arguments?: readonly string[];
  readonly output: 'capture' | 'show';
  readonly env?: NodeJS.ProcessEnv;
}

/** So long a build may take to compress hashed files as well as can be; `PRECOMPRESS_SECONDS` says otherwise. */
const PRECOMPRESS_SECONDS = 30;

/**
 * Builds the site, one build at a time on this checkout. `VERSIONS` and `LOCALES` in the environment choose what is
 * built; all of it by default. What is whole is compressed ahead of time, once every plugin has written its files; a part
 * is looked at once, and the server compresses what it sends of it.
 */
export function buildSite({
  arguments: docusaurusArguments = [],
  output,
  env,
}: BuildOptions): Promise<CommandResult> {
  return withBuildLock(join(CACHE_DIR, 'build.lock'), async () => {
    const result = await runNode(
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...docusaurusArguments],
      {
        output,
        env: {
          // The development server keeps `.docusaurus`; a build beside it must not write there.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-build',
          ...env,
        },
      },
    );
    const { VERSIONS, LOCALES, PRECOMPRESS_SECONDS: seconds } = { ...process.env, ...env };
    const isWhole = !VERSIONS && !LOCALES;
    if (result.exitCode === 0 && (isWhole || seconds)) {
      await compressBuild(docusaurusArguments, Number(seconds || PRECOMPRESS_SECONDS));
    }
    return result;
  });
}

async function compressBuild(docusaurusArguments: readonly string[], limit: number): Promise<void> {
  const place = docusaurusArguments.indexOf('--out-dir');
  const folder =
    place === -1 ? BUILD_DIR : resolve(SITE_DIR, docusaurusArguments[place + 1] ?? BUILD_DIR);
  const { files, hashed, best, seconds } = await precompress(folder, {
    cacheDir: join(CACHE_DIR, 'precompressed'),
    seconds: limit,
  });
  const rest =
    best < hashed ? '; PRECOMPRESS_SECONDS gives it more time, or the next build goes on' : '';
  console.log(
    `Compressed ${files} files in ${seconds.toFixed(0)} s, ${best} of ${hashed} hashed ones at the best level${rest}.`,
  );
}
