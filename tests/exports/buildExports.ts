import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { WrittenExport } from './writeExports.ts';

/**
 * Builds the exported projects of a version with their own bundler. Builds them all in one run, because separate runs
 * would read the packages hundreds of times.
 *
 * @throws with the bundler's message, which contains the file name
 */
export async function buildExports(
  root: string,
  exports: readonly WrittenExport[],
): Promise<readonly string[]> {
  const input = Object.fromEntries(exports.map(({ name, main }) => [name, main]));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      ...(exports.some(({ styling }) => styling === 'tailwind') ? [tailwindcss()] : []),
    ],
    build: { write: false, minify: false, reportCompressedSize: false, rollupOptions: { input } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((each) =>
    'output' in each
      ? each.output.flatMap((chunk) =>
          chunk.type === 'chunk' && chunk.isEntry ? [chunk.name] : [],
        )
      : [],
  );
}
