import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashContent, MANIFEST_FILE } from '../manifest.ts';
import { precompress } from '../precompress.ts';

const TEXT = 'rows and columns '.repeat(200);

function publish() {
  const base = mkdtempSync(join(tmpdir(), 'precompress-'));
  const folder = join(base, 'site');
  for (const name of [
    'index.html',
    'assets/js/main.1a2b.js',
    'zh/x/demos/_assets/host.1a2b.js',
    'x/demos/checked.json',
    'img/photo.png',
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), TEXT + name);
  }
  writeFileSync(join(folder, 'tiny.txt'), 'tiny');
  return { folder, cacheDir: join(base, 'cache') };
}

test('writes compressed copies next to files that become smaller', async () => {
  const { folder, cacheDir } = publish();
  const report = await precompress(folder, { cacheDir, seconds: 10 });
  expect(report).toMatchObject({ files: 3, hashed: 2, best: 2 });
  for (const name of ['index.html', 'assets/js/main.1a2b.js']) {
    const file = join(folder, name);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT + name);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(TEXT + name);
  }
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as object;
  expect(manifest).toMatchObject({
    'index.html': hashContent(Buffer.from(`${TEXT}index.html`)),
    'zh/x/demos/_assets/host.1a2b.js': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  expect(Object.keys(manifest)).toHaveLength(3);
  const left = ['img/photo.png', 'tiny.txt', 'x/demos/checked.json'];
  expect(left.filter((name) => existsSync(join(folder, `${name}.br`)))).toEqual([]);
});

test('caches the best compression of hashed files for the next build', async () => {
  const { folder, cacheDir } = publish();
  await precompress(folder, { cacheDir, seconds: 10 });
  expect(readdirSync(cacheDir)).toHaveLength(2);
  const again = publish();
  expect(await precompress(again.folder, { cacheDir, seconds: 0 })).toMatchObject({ best: 2 });
});

test('compresses every file, at a lower level if time is up', async () => {
  const { folder, cacheDir } = publish();
  expect(await precompress(folder, { cacheDir, seconds: 0 })).toMatchObject({ hashed: 2, best: 0 });
  expect(existsSync(join(folder, 'assets/js/main.1a2b.js.br'))).toBe(true);
  expect(readdirSync(cacheDir)).toEqual([]);
});

test('compresses files with the same content concurrently', async () => {
  const { folder, cacheDir } = publish();
  const names = Array.from({ length: 40 }, (_, index) => `assets/js/same.${index}.js`);
  for (const name of names) {
    writeFileSync(join(folder, name), TEXT);
  }
  await precompress(folder, { cacheDir, seconds: 10 });
  expect(names.filter((name) => !existsSync(join(folder, `${name}.br`)))).toEqual([]);
  expect(readdirSync(cacheDir).filter((name) => !name.endsWith('.br'))).toEqual([]);
});
