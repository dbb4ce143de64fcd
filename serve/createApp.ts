import { Hono, type Context } from 'hono';
import { byteRange } from './byteRange.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import { CompressionCache, type BrotliLevels } from './CompressionCache.ts';
import { contentType, isCompressible } from './contentType.ts';
import { findFile, findNotFoundPage, type Found } from './findFile.ts';
import { findRedirect, REDIRECTS, type Redirect } from './redirects/index.ts';

/** Below this size a compressed body is no smaller than the packet that carries it. */
const SMALLEST_COMPRESSED = 256;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** What the server needs to know. */
export interface ServeOptions {
  /** Absolute path of the published folder. */
  readonly root: string;
  /** Where compressed files are kept. */
  readonly cacheDir: string;
  readonly brotliLevels?: BrotliLevels;
  readonly redirects?: readonly Redirect[];
}

/** The web application that serves a build: files, redirects and the 404 page. */
export function createApp(options: ServeOptions): Hono {
  const {
    root,
    cacheDir,
    brotliLevels = { hashed: 11, other: 6 },
    redirects = REDIRECTS,
  } = options;
  const cache = new CompressionCache(cacheDir, brotliLevels);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  });
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const found = await findFile(root, pathname);
    if (found.kind === 'file') {
      return sendFile(context, cache, found);
    }
    if (found.kind === 'refused') {
      return context.text('Bad request', 400);
    }
    const target = found.kind === 'redirect' ? found : findRedirect(pathname, redirects);
    if (target !== undefined) {
      const isTemporary = 'isTemporary' in target && target.isTemporary;
      return context.redirect(target.to + search, isTemporary ? 307 : 308);
    }
    const page = await findNotFoundPage(root, pathname);
    return page.kind === 'file'
      ? sendFile(context, cache, page, 404)
      : context.text('Not found', 404);
  });
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  });
  return app;
}

async function sendFile(
  context: Context,
  cache: CompressionCache,
  found: Extract<Found, { kind: 'file' }>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const type = contentType(found.file);
  const isHashed =
    context.req.path.startsWith('/assets/') || /^\/[a-z-]+\/assets\//.test(context.req.path);
  const range = context.req.header('range');
  const mayCompress = !range && isCompressible(type) && found.size >= SMALLEST_COMPRESSED;
  const encoding = mayCompress ? chooseEncoding(context.req.header('accept-encoding')) : 'identity';
  const { body, etag } = await cache.read(found, encoding, isHashed);

  context.header('Content-Type', type);
  context.header('Cache-Control', isHashed && status === 200 ? IMMUTABLE : REVALIDATE);
  context.header('Vary', 'Accept-Encoding');
  context.header('ETag', etag);
  if (encoding !== 'identity') {
    context.header('Content-Encoding', encoding);
  }
  if (status === 404) {
    return context.body(body, 404);
  }
  if (isFresh(context.req.header('if-none-match'), etag)) {
    return context.body(null, 304);
  }
  context.header('Accept-Ranges', 'bytes');
  return sendBody(context, body, range);
}

function sendBody(
  context: Context,
  body: Buffer<ArrayBuffer>,
  range: string | undefined,
): Response {
  const wanted = byteRange(range, body.length);
  if (wanted === undefined) {
    context.header('Content-Length', String(body.length));
    return context.body(body, 200);
  }
  if (wanted === 'unsatisfiable') {
    context.header('Content-Range', `bytes */${body.length}`);
    return context.body(null, 416);
  }
  context.header('Content-Range', `bytes ${wanted.first}-${wanted.last}/${body.length}`);
  return context.body(body.subarray(wanted.first, wanted.last + 1), 206);
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((value) => value.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
