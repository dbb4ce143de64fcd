import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { servePublishedFolder } from './publishedFolder.ts';

const { app, root } = servePublishedFolder();
const SCRIPT = '/assets/js/main.1a2b3c4d.js';

async function bodyOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('pages', () => {
  it('serves a page at its address with a slash', async () => {
    const response = await app.request('/x/sorting/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toBe('<h1>Sorting</h1>');
  });

  it.each([
    ['/x/sorting', '/x/sorting/'],
    ['/x/sorting?tab=js', '/x/sorting/?tab=js'],
    ['/x/sorting/index.html', '/x/sorting/'],
    ['/x/order/', '/x/sorting/'],
    ['/x/order', '/x/sorting/'],
    ['/zh/x/order', '/zh/x/sorting/'],
    ['/x/grouping/?tab=js', '/x/sorting/?tab=js', 307],
    ['/api-docs/button/', '/api/button/'],
    ['/zh/blog/news/', '/blog/news/'],
    ['/zh/x/demos/Orders', '/zh/x/demos/?demo=Orders'],
    ['/zh/x/demos/Orders/?styling=css', '/zh/x/demos/?demo=Orders&styling=css'],
    ['/zh/x/demos/Orders/source.txt', '/x/demos/Orders/source.txt'],
  ])('redirects %s to %s', async (from, to, status = 308) => {
    const response = await app.request(from);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(to);
  });

  it.each(['/api/nothing/', '/blog/nothing/', '/x/gone/'])(
    'does not redirect %s to a page that is missing',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  it.each([
    ['//x/sorting/', '/x/sorting/'],
    ['/x//sorting//', '/x/sorting/'],
    ['/x//sorting?tab=js', '/x/sorting/?tab=js'],
    ['/x/sorting//notes.txt', '/x/sorting/notes.txt'],
  ])('redirects %s to the canonical address %s', async (from, to) => {
    const response = await app.request(`http://localhost${from}`);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  it.each(['/x%2fsorting/', '/x/%2Fsorting/', '/x//nowhere/'])(
    'answers %s with 404',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  it.each([
    ['/nowhere/', 'Page not found'],
    ['/zh/nowhere/', '找不到页面'],
    ['/x/sorting/notes.txt/', 'Page not found'],
    ['/assets/js/gone.js', 'Page not found'],
  ])('answers %s with status 404 and the page of the language', async (path, text) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).not.toContain('immutable');
    expect(await response.text()).toBe(text);
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await app.request('/x/sorting/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('16');
    expect(await response.text()).toBe('');
  });

  it('refuses other methods', async () => {
    const response = await app.request('/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('path traversal', () => {
  it.each([
    '/..%2f..%2foutside.txt',
    '/x/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/%00',
    '/%zz',
    '/.secret',
    '/x/%2e%2e%2f%2e%2e%2foutside.txt',
  ])('refuses %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('outside the site');
  });

  it('does not redirect to another host', async () => {
    const response = await app.request('http://localhost//x//sorting');
    expect(response.headers.get('location')).toBe('/x/sorting/');
  });
});

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('with "%s" sends %s', async (accept, encoding, decompress) => {
    const response = await app.request(SCRIPT, { headers: { 'accept-encoding': accept } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const body = await bodyOf(response);
    expect(Number(response.headers.get('content-length'))).toBe(body.length);
    expect(decompress(body).toString()).toMatch(/^console\.log\("x{500}"\);$/);
  });

  it('sends a file uncompressed if no encoding is accepted or the file is tiny', async () => {
    const plain = await app.request(SCRIPT);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const tiny = await app.request('/x/sorting/', { headers: { 'accept-encoding': 'br' } });
    expect(tiny.headers.get('content-encoding')).toBeNull();
  });
});

describe('caching', () => {
  it('marks hashed assets as immutable', async () => {
    const response = await app.request(SCRIPT);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('answers 304 to a matching ETag, which differs by encoding', async () => {
    const headers = { 'accept-encoding': 'br' };
    const etag = (await app.request(SCRIPT, { headers })).headers.get('etag') ?? '';
    const again = await app.request(SCRIPT, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const plain = await app.request(SCRIPT, { headers: { 'if-none-match': etag } });
    expect(plain.status).toBe(200);
  });

  it('sends the new content of a changed file', async () => {
    const file = join(root, 'x/sorting/changing.txt');
    writeFileSync(file, 'before'.repeat(60));
    const headers = { 'accept-encoding': 'br' };
    const before = await app.request('/x/sorting/changing.txt', { headers });
    writeFileSync(file, 'after'.repeat(90));
    const after = await app.request('/x/sorting/changing.txt', { headers });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(brotliDecompressSync(await bodyOf(after)).toString()).toBe('after'.repeat(90));
  });
});

describe('ranges', () => {
  it.each([
    ['its ETag', (etag: string) => etag, 206],
    ['the ETag of an older build', () => '"older"', 200],
    ['a date', () => new Date().toUTCString(), 200],
  ])('with If-Range and %s', async (_, ifRange, status) => {
    const path = '/x/sorting/notes.txt';
    const etag = (await app.request(path)).headers.get('etag') ?? '';
    const headers = { range: 'bytes=2-4', 'if-range': ifRange(etag) };
    const response = await app.request(path, { headers });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(status === 206 ? '234' : '0123456789');
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s gives %s', async (range, text, contentRange) => {
    const response = await app.request('/x/sorting/notes.txt', { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(text);
  });

  it('answers 416 to a range outside the file', async () => {
    const response = await app.request('/x/sorting/notes.txt', {
      headers: { range: 'bytes=10-' },
    });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });
});
