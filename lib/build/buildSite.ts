import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runNode, type CommandResult } from '../process/runCommand.ts';
import { BUILD_DIR, CACHE_DIR, SITE_DIR } from '../siteDir.ts';
import { withBuildLock } from '../locks/buildLock.ts';
import { LANGUAGES } from '../../src/paths/language.ts';
import { precompress } from '../../serve/precompress/precompress.ts';

interface BuildOptions {
  /** Arguments for `buildLanguage.ts`: `--out-dir` and a folder. */
  readonly arguments?: readonly string[];
  readonly output: 'capture' | 'show';
  /** Whether to write compressed copies next to the files, for servers that do not compress automatically. */
  readonly precompresses?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

const BUILD_LANGUAGE = 'lib/build/buildLanguage.ts';

/**
 * Size of the young generation in MB. Compilers discard most of what they allocate; with the default of 16 MB, a
 * quarter of a build is garbage collection.
 */
const YOUNG_GENERATION = '--max-semi-space-size=128';

/** Seconds for compressing hashed files at the best level, unless `PRECOMPRESS_SECONDS` is set. */
const PRECOMPRESS_SECONDS = 30;

/**
 * Builds the site; builds of the same checkout run one at a time. The environment variables `VERSIONS` and `LOCALES`
 * select what is built, by default everything.
 */
export function buildSite({
  arguments: buildArguments = [],
  output,
  precompresses = false,
  env,
}: BuildOptions): Promise<CommandResult> {
  return withBuildLock(join(CACHE_DIR, 'build.lock'), async () => {
    const result = await buildLanguages(buildArguments, output, env);
    if (result.exitCode === 0) {
      const folder = readOutDir(buildArguments);
      const { files, bytes } = await measureFolder(folder);
      console.log(`Wrote ${files} files, ${Math.round(bytes / 1e6)} MB.`);
      if (precompresses) {
        const { PRECOMPRESS_SECONDS: seconds } = { ...process.env, ...env };
        await compressBuild(folder, Number(seconds || PRECOMPRESS_SECONDS));
      }
    }
    return result;
  });
}

/**
 * Builds one language after another, the first one at the root. Each build is a separate process, because a build does
 * not free its memory.
 */
async function buildLanguages(
  buildArguments: readonly string[],
  output: BuildOptions['output'],
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  let result: CommandResult = { exitCode: 0, output: '' };
  for (const language of chooseLanguages(env.LOCALES ?? process.env.LOCALES)) {
    const built = await runNode(
      [
        YOUNG_GENERATION,
        '--import',
        'tsx',
        BUILD_LANGUAGE,
        '--locale',
        language,
        ...buildArguments,
      ],
      {
        output,
        env: {
          // The development server uses `.docusaurus`, and digests of parts must not depend on the other language.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-build-${language}`,
          ...env,
        },
      },
    );
    result = { exitCode: built.exitCode, output: result.output + built.output };
    if (built.exitCode !== 0) {
      break;
    }
  }
  return result;
}

/** Returns the languages from `LOCALES` in build order. The configuration rejects unknown ones. */
function chooseLanguages(names: string | undefined): string[] {
  const chosen = names?.trim() ? names.split(',').map((name) => name.trim()) : [...LANGUAGES];
  const [first] = LANGUAGES;
  return chosen.sort((a, b) => Number(b === first) - Number(a === first));
}

function readOutDir(buildArguments: readonly string[]): string {
  const place = buildArguments.indexOf('--out-dir');
  return place === -1 ? BUILD_DIR : resolve(SITE_DIR, buildArguments[place + 1] ?? BUILD_DIR);
}

async function measureFolder(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function compressBuild(folder: string, limit: number): Promise<void> {
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
