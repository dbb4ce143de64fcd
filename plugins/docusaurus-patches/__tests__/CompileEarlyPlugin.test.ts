import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as instance from '@rspack/core';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { COMPILE_EARLY, CompileEarlyPlugin } from '../bundler/CompileEarlyPlugin';

const bundler = { name: 'rspack', instance } as unknown as ConfigureWebpackUtils['currentBundler'];
const MANY_WORDS = JSON.stringify('word '.repeat(1_000));
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'compile-early-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('marks large minified scripts without changing their behavior', async () => {
  writeFileSync(path.join(dir, 'large.js'), `globalThis.large = ${MANY_WORDS};`);
  writeFileSync(path.join(dir, 'small.js'), 'globalThis.small = 1;');
  const files = await build({ large: './large.js', small: './small.js' });
  expect(files['large.js']!.startsWith(COMPILE_EARLY)).toBe(true);
  expect(files['small.js']).not.toContain(COMPILE_EARLY);
  const found: Record<string, unknown> = {};
  new Function('globalThis', files['large.js']!)(found);
  expect(found).toEqual({ large: JSON.parse(MANY_WORDS) });
});

test('skips style sheets and data', async () => {
  writeFileSync(
    path.join(dir, 'entry.js'),
    "export default new URL('./data.json', import.meta.url).href;",
  );
  writeFileSync(path.join(dir, 'data.json'), JSON.stringify({ words: MANY_WORDS }));
  const files = await build({ entry: './entry.js' });
  const data = Object.keys(files).find((file) => file.endsWith('.json'))!;
  expect(JSON.parse(files[data]!)).toEqual({ words: MANY_WORDS });
});

async function build(entry: Record<string, string>): Promise<Record<string, string>> {
  const outDir = path.join(dir, 'out');
  const compiler = instance.rspack({
    context: dir,
    mode: 'production',
    entry,
    output: { path: outDir },
    plugins: [new CompileEarlyPlugin(bundler) as unknown as instance.RspackPluginInstance],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
      ),
    ),
  );
  return Object.fromEntries(
    readdirSync(outDir).map((file) => [file, readFileSync(path.join(outDir, file), 'utf8')]),
  );
}
