import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { writeWhole } from '../../lib/files/writeWhole.ts';
import { CACHE_DIR, SITE_DIR } from '../../lib/siteDir.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';

/** Returns the data that every result depends on: the packages and the checks themselves. */
async function readBasis(): Promise<string> {
  const files = await Globby(
    [
      'package-lock.json',
      ...DOCS_VERSIONS.map(({ folder }) => `${folder}/package.json`),
      'tests/prose/**/*.ts',
      'src/markdown/code-names/**/*.ts',
      'lib/lint/stable-props/*.mjs',
      '!**/__tests__/**',
    ],
    { cwd: SITE_DIR },
  );
  return files
    .sort()
    .map((file) => readFileSync(join(SITE_DIR, file), 'utf8'))
    .join('\0');
}

/** Returns the cached result of an earlier run if its inputs have not changed; otherwise computes it. */
export type Remember = <Value>(name: string, input: string, compute: () => Value) => Value;

/**
 * Creates a cache in a folder of `node_modules/.cache/prose`, with one file for each result. Results must be
 * serializable.
 */
export async function createMemory(folder: string): Promise<Remember> {
  const basis = await readBasis();
  return (name, input, compute) => {
    const file = join(CACHE_DIR, 'prose', folder, `${name}.json`);
    const key = createHash('sha256').update(basis).update('\0').update(input).digest('hex');
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
    if (kept?.key === key) {
      return kept.value as ReturnType<typeof compute>;
    }
    const value = compute();
    writeWhole(file, JSON.stringify({ key, value } satisfies Kept));
    return value;
  };
}

interface Kept {
  readonly key: string;
  readonly value: unknown;
}
