import { readdirSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { runNode } from '../../lib/process/runCommand.ts';
import { watchMemory } from '../watchMemory.ts';

/** Costs of a build without caches. */
export interface ScaledBuild {
  readonly seconds: number;
  readonly peakBytes: number;
  /** Bytes by file type, and in total. */
  readonly sizes: Readonly<Record<string, number>>;
}

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'pages',
  '.md': 'Markdown',
  '.js': 'scripts',
  '.json': 'data',
  '.png': 'images',
};

/**
 * Builds a copy of the site without caches: both languages, and all versions that the environment variable `VERSIONS`
 * allows. Docusaurus prints its own stages.
 *
 * @throws when the build fails; the build prints its messages
 */
export async function measureScaledBuild(siteDir: string): Promise<ScaledBuild> {
  for (const left of ['build', '.docusaurus', 'node_modules/.cache']) {
    rmSync(join(siteDir, left), { recursive: true, force: true });
  }
  const memory = watchMemory();
  const started = Date.now();
  try {
    const { exitCode } = await runNode(
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', siteDir],
      { output: 'show', env: { DOCUSAURUS_PERF_LOGGER: 'true', NODE_ENV: 'production' } },
    );
    if (exitCode !== 0) {
      throw new Error('The build of the copy failed; its messages are above.');
    }
    const seconds = (Date.now() - started) / 1000;
    return { seconds, peakBytes: memory.peakBytes(), sizes: measureSizes(join(siteDir, 'build')) };
  } finally {
    memory.stop();
  }
}

function measureSizes(dir: string): Record<string, number> {
  const sizes: Record<string, number> = { all: 0 };
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      const { size } = statSync(join(entry.parentPath, entry.name));
      const kind = KINDS[extname(entry.name)] ?? 'others';
      sizes[kind] = (sizes[kind] ?? 0) + size;
      sizes.all = (sizes.all ?? 0) + size;
    }
  }
  return sizes;
}
