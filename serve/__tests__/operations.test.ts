import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createApp } from '../createApp.ts';
import { createLineLog } from '../log/createLineLog.ts';
import type { LogEntry } from '../log/types.ts';
import { HEADERS, servePublishedFolder } from './publishedFolder.ts';

const { app, root } = servePublishedFolder();

describe('headers', () => {
  it.each(['/x/sorting/', '/nowhere/', '/x/sorting', '/%zz', '/-/health'])(
    'protect the answer to %s',
    async (path) => {
      const { headers } = await app.request(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it.each([
    ['/x/demos/host/', 'content-security-policy', "frame-ancestors 'self'"],
    ['/x/demos/_assets/host.1a2b3c4d.js', 'cache-control', 'public, max-age=31536000, immutable'],
    ['/x/sw.js', 'cache-control', 'no-cache'],
    ['/x/sw.js', 'service-worker-allowed', '/'],
  ])('of %s say %s: %s', async (path, name, value) => {
    expect((await app.request(path)).headers.get(name)).toBe(value);
  });

  it('of a missing demo are those of the page that is sent for it', async () => {
    const { headers } = await app.request('/x/demos/Nothing/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it.each(['/_headers', '/_redirects', '/nginx.conf'])(
    '%s is for hosts, not for readers',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});

describe('what the build has compressed', () => {
  const file = join(root, 'x/sorting/prepared.txt');
  const read = () =>
    app.request('/x/sorting/prepared.txt', { headers: { 'accept-encoding': 'br' } });

  it('is sent as it is', async () => {
    writeFileSync(file, 'original'.repeat(50));
    writeFileSync(`${file}.br`, brotliCompressSync('prepared'));
    expect((await read()).headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await (await read()).arrayBuffer()).toString()).toBe('prepared');
  });

  it('is left out when the file was written again since', async () => {
    writeFileSync(file, 'newer'.repeat(80));
    const before = new Date(Date.now() - 60_000);
    utimesSync(`${file}.br`, before, before);
    const body = brotliDecompressSync(await (await read()).arrayBuffer()).toString();
    expect(body).toBe('newer'.repeat(80));
  });
});

test('says that it is well, or what is not', async () => {
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

test('logs what happened, and nothing about who asked', async () => {
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

test('a log has one JSON object on each line', () => {
  const write = jest.fn<void, [string]>();
  const { log, flush } = createLineLog(write);
  log({ level: 'info', event: 'started' });
  log({ level: 'error', event: 'failed', message: 'two\nlines' });
  expect(write).not.toHaveBeenCalled();
  flush();
  const lines = write.mock.calls.flatMap(([text]) => text.trimEnd().split('\n'));
  expect(lines.map((line) => (JSON.parse(line) as LogEntry).event)).toEqual(['started', 'failed']);
});
