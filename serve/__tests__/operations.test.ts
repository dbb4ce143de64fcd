import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { CompressionCache } from '../CompressionCache.ts';
import { createApp } from '../createApp.ts';
import type { LogEntry } from '../log/createLog.ts';
import { hashContent, MANIFEST_FILE } from '../precompress/manifest.ts';
import { HEADERS, servePublishedFolder } from './publishedFolder.ts';

const { app, root } = servePublishedFolder();

describe('headers', () => {
  it.each(['/x/sorting/', '/nowhere/', '/x/sorting', '/%zz', '/-/health'])(
    'protect the response to %s',
    async (path) => {
      const { headers } = await app.request(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it.each([
    ['/x/demos/frame/code/', 'content-security-policy', "frame-ancestors 'self'"],
    ['/x/demos/_assets/host.1a2b3c4d.js', 'cache-control', 'public, max-age=31536000, immutable'],
    ['/x/sw.js', 'cache-control', 'no-cache'],
    ['/x/sw.js', 'service-worker-allowed', '/'],
  ])('of %s include %s: %s', async (path, name, value) => {
    expect((await app.request(path)).headers.get(name)).toBe(value);
  });

  it('of a missing demo are those of the page that is sent instead', async () => {
    const { headers } = await app.request('/x/demos/Nothing/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it.each([
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/%5fheaders',
    '/nginx%2econf',
    '//%6eginx.conf',
  ])('%s, which is meant for hosts, is not served', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});

describe('copies that the build has compressed', () => {
  const content = 'original'.repeat(50);
  const file = join(root, 'x/sorting/prepared.txt');
  const read = async () => {
    const answer = await app.request('/x/sorting/prepared.txt', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    return brotliDecompressSync(await answer.arrayBuffer()).toString();
  };

  beforeEach(() => {
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync('prepared'));
    const hash = hashContent(Buffer.from(content));
    writeFileSync(join(root, MANIFEST_FILE), JSON.stringify({ 'x/sorting/prepared.txt': hash }));
  });

  it('are sent even if copying the build has changed its times', async () => {
    const before = new Date(Date.now() - 60_000);
    utimesSync(`${file}.br`, before, before);
    expect(await read()).toBe('prepared');
  });

  it('are ignored if the content of the file has changed since', async () => {
    writeFileSync(file, 'newer'.repeat(80));
    expect(await read()).toBe('newer'.repeat(80));
  });
});

test('logs that the cache cannot be written, and still answers', async () => {
  const entries: LogEntry[] = [];
  const unkept = createApp({
    root,
    cacheDir: join(root, 'index.html', 'cache'),
    headers: HEADERS,
    log: (entry) => entries.push(entry),
  });
  const answer = await unkept.request('/', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toMatch(/^<h1>Home/);
  expect(entries.map(({ event }) => event)).toEqual(['cache', 'request']);
});

test('concurrent requests for a file share one read and one compression', async () => {
  writeFileSync(join(root, 'large.txt'), 'x'.repeat(20_000_000));
  const cache = new CompressionCache({
    root,
    cacheDir: join(root, '../cache-of-large'),
    levels: { hashed: 1, other: 1 },
  });
  const version = { file: join(root, 'large.txt'), size: 20_000_000, modified: 1 };
  const bodies = await Promise.all([
    ...Array.from({ length: 200 }, () => cache.read(version, 'br', false)),
    ...Array.from({ length: 200 }, () => cache.read(version, 'identity', false)),
  ]);
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(2);
});

test('reports its health, or what is wrong', async () => {
  const well = await app.request('/-/health');
  expect(well.status).toBe(200);
  expect(await well.json()).toEqual({ status: 'ok' });
  const ill = createApp({
    root,
    cacheDir: join(root, '../cache'),
    headers: HEADERS,
    feedback: {
      store: { add: () => Promise.resolve(), isWell: () => Promise.resolve(false) },
      clientOf: () => '',
    },
  });
  expect((await ill.request('/-/health')).status).toBe(503);
});

test('logs requests without personal data', async () => {
  const entries: LogEntry[] = [];
  const logged = createApp({
    root,
    cacheDir: join(root, '../cache'),
    headers: HEADERS,
    log: (entry) => entries.push(entry),
  });
  await logged.request('/x/sorting/?q=my+name', {
    headers: { 'user-agent': 'Browser', 'x-forwarded-for': '192.0.2.1' },
  });
  expect(entries).toEqual([
    {
      level: 'info',
      event: 'request',
      method: 'GET',
      path: '/x/sorting/',
      status: 200,
      ms: expect.any(Number) as number,
    },
  ]);
});
