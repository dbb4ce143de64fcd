import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Path of the tool below its package. */
export const MAIN = 'dist/cli/main.mjs';

const HASHBANG = '#!/usr/bin/env node\n';

/**
 * Bundles the tool with its imports, so that it has no dependencies.
 *
 * @param packageDir absolute path of its package
 */
export async function bundleTool(packageDir: string): Promise<void> {
  await build({
    root: packageDir,
    configFile: false,
    logLevel: 'warn',
    // The tool imports modules above its package.
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: join(packageDir, 'src/cli/main.ts'),
        output: { entryFileNames: 'cli/main.mjs', chunkFileNames: 'cli/[name]-[hash].mjs' },
      },
    },
  });
  const file = join(packageDir, MAIN);
  if (!(await readFile(file, 'utf8')).startsWith(HASHBANG)) {
    throw new Error(`${file} does not begin with ${HASHBANG.trim()}: shells could not run it.`);
  }
  await chmod(file, 0o755);
}
