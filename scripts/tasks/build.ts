import { buildSite } from '../../lib/build/buildSite.ts';

const PRECOMPRESS = '--precompress';

/**
 * `npm run build`: builds the static site in `build/`, or in the folder given as `--out-dir`. With `--precompress`, `.br`
 * and `.gz` copies are written next to the files.
 */
async function build(): Promise<void> {
  const given = process.argv.slice(2);
  const { exitCode } = await buildSite({
    arguments: given.filter((argument) => argument !== PRECOMPRESS),
    output: 'show',
    precompresses: given.includes(PRECOMPRESS),
  });
  process.exitCode = exitCode;
}

void build();
