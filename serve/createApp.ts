import { Hono, type Context } from 'hono';
import { CompressionCache, type BrotliLevels } from './CompressionCache.ts';
import { addFeedback, type FeedbackOptions } from './feedback/addFeedback.ts';
import { findFile, findNotFoundPage } from './findFile.ts';
import { findHeaders } from './headers/findHeaders.ts';
import type { HeaderRule } from './headers/types.ts';
import { logRequests } from './log/logRequests.ts';
import type { Log } from './log/types.ts';
import { addMcp, type McpOptions } from './mcp/addMcp.ts';
import { findRedirect, REDIRECTS, type FoundRedirect, type Redirect } from './redirects/index.ts';
import { sendFile } from './sendFile.ts';

/** Says whether the server is well, for those who look after it. */
export const HEALTH_ADDRESS = '/-/health';

/** Files for hosts, which are not part of the site. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects', '/nginx.conf']);

/** The page for missing addresses has headers of its own, wherever it is sent. */
const NOT_FOUND = '/404.html';

/** Options of the server. */
export interface ServeOptions {
  /** Absolute path of the published folder. */
  readonly root: string;
  /** Where compressed files are kept. */
  readonly cacheDir: string;
  readonly headers: readonly HeaderRule[];
  readonly brotliLevels?: BrotliLevels;
  readonly redirects?: readonly Redirect[];
  /** Without it, nothing takes feedback. */
  readonly feedback?: FeedbackOptions;
  /** Without it, assistants are not answered. */
  readonly mcp?: McpOptions;
  /** Without it, nothing is logged. */
  readonly log?: Log;
}

/** The web application that serves a build: files, redirects, the 404 page, feedback, assistants and health. */
export function createApp(options: ServeOptions): Hono {
  const { headers, feedback, mcp, log } = options;
  const app = new Hono();
  if (log) {
    app.use(logRequests(log));
  }
  // The adapter lets through hosts such as 3127.0.0.1, with which no address can be made.
  app.use((context, next) =>
    URL.canParse(context.req.url) ? next() : Promise.resolve(context.text('Bad request', 400)),
  );
  const setHeaders = (context: Context) => setAll(context, findHeaders(context.req.path, headers));
  app.use('/-/*', (context, next) => {
    setHeaders(context);
    return next();
  });
  app.onError((error, context) => {
    setHeaders(context);
    log?.({ level: 'error', event: 'failed', message: error.message });
    return context.json({ error: 'internal', message: 'The server failed. Try again later.' }, 500);
  });
  app.get(HEALTH_ADDRESS, async (context) => {
    const isWell = feedback === undefined || (await feedback.store.isWell());
    context.header('Cache-Control', 'no-store');
    return context.json(
      { status: isWell ? 'ok' : 'feedback cannot be stored' },
      isWell ? 200 : 503,
    );
  });
  if (feedback) {
    addFeedback(app, feedback);
  }
  if (mcp) {
    addMcp(app, mcp);
  }
  app.get('*', createFileHandler(options));
  app.all('*', (context) => {
    setHeaders(context);
    context.header('Allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  });
  return app;
}

function setAll(context: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Cache-Control') {
      context.header(name, value);
    }
  }
}

/** Whether an address, however it is encoded, leads to a file for hosts. */
function isForHosts(pathname: string): boolean {
  try {
    return FOR_HOSTS.has(decodeURIComponent(pathname).replace(/\/{2,}/g, '/'));
  } catch {
    return false;
  }
}

/** @param search what was asked for besides, with its question mark or empty */
const addSearch = (to: string, search: string): string =>
  to.includes('?') ? to + search.replace('?', '&') : to + search;

/** As many redirects as one may follow another. */
const MAX_CHAIN_LENGTH = 4;

/** Where an address leads, if there is a page at the end: browsers remember a permanent redirect even into a 404. */
async function findLivingRedirect(
  root: string,
  asked: string,
  redirects: readonly Redirect[],
): Promise<FoundRedirect | undefined> {
  const first = findRedirect(asked, redirects);
  let next = first;
  for (let step = 0; next !== undefined && step < MAX_CHAIN_LENGTH; step += 1) {
    const [pathname = ''] = next.to.split('?');
    const { kind } = await findFile(root, pathname);
    if (kind === 'file' || kind === 'redirect') {
      return first;
    }
    next = kind === 'missing' ? findRedirect(next.to, redirects) : undefined;
  }
  return undefined;
}

function createFileHandler({
  root,
  cacheDir,
  headers,
  brotliLevels = { hashed: 11, other: 6 },
  redirects = REDIRECTS,
  log,
}: ServeOptions) {
  const cache = new CompressionCache({ root, cacheDir, levels: brotliLevels, log });
  return async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const found = isForHosts(pathname)
      ? ({ kind: 'missing' } as const)
      : await findFile(root, pathname);
    if (found.kind === 'file') {
      return sendFile(context, cache, found, findHeaders(pathname, headers));
    }
    setAll(context, findHeaders(pathname, headers));
    if (found.kind === 'refused') {
      return context.text('Bad request', 400);
    }
    const target =
      found.kind === 'redirect' ? found : await findLivingRedirect(root, pathname, redirects);
    if (target !== undefined) {
      const isTemporary = 'isTemporary' in target && target.isTemporary;
      return context.redirect(addSearch(target.to, search), isTemporary ? 307 : 308);
    }
    const page = await findNotFoundPage(root, pathname);
    return page.kind === 'file'
      ? sendFile(context, cache, page, findHeaders(NOT_FOUND, headers), 404)
      : context.text('Not found', 404);
  };
}
