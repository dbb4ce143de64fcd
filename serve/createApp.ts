import { Hono, type Context } from 'hono';
import { CompressionCache, type BrotliLevels } from './CompressionCache.ts';
import { addFeedback, type FeedbackOptions } from './feedback/addFeedback.ts';
import { findFile, findNotFoundPage } from './findFile.ts';
import { findHeaders } from './headers/findHeaders.ts';
import type { HeaderRule } from './headers/types.ts';
import { type Log, logRequests } from './log/createLog.ts';
import { addMcp, type McpOptions } from './mcp/addMcp.ts';
import { findRedirect, REDIRECTS, type FoundRedirect, type Redirect } from './redirects/index.ts';
import { sendFile } from './sendFile.ts';

/** Address of the health check. */
const HEALTH_ADDRESS = '/-/health';

/** Configuration files for hosts, which are not part of the site. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects', '/nginx.conf']);

/** Address whose headers the 404 page has, wherever it is sent. */
const NOT_FOUND = '/404.html';

/** Options of the server. */
export interface ServeOptions {
  /** Absolute path of the published folder. */
  readonly root: string;
  /** Absolute path of the folder for compressed files. */
  readonly cacheDir: string;
  readonly headers: readonly HeaderRule[];
  readonly brotliLevels?: BrotliLevels;
  readonly redirects?: readonly Redirect[];
  /** Omit to disable feedback. */
  readonly feedback?: FeedbackOptions;
  /** Omit to disable the MCP server. */
  readonly mcp?: McpOptions;
  /** Omit to disable logging. */
  readonly log?: Log;
}

/** Creates the app that serves a build: files, redirects, the 404 page, feedback, assistants and health. */
export function createApp(options: ServeOptions): Hono {
  const { headers, feedback, mcp, log } = options;
  const app = new Hono();
  if (log) {
    app.use(logRequests(log));
  }
  // The adapter accepts hosts such as 3127.0.0.1, which are not valid in a URL.
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

/** Returns whether an address, in any encoding, is that of a configuration file for hosts. */
function isForHosts(pathname: string): boolean {
  try {
    return FOR_HOSTS.has(decodeURIComponent(pathname).replace(/\/{2,}/g, '/'));
  } catch {
    return false;
  }
}

/** @param search the query, including its question mark; may be empty */
const addSearch = (to: string, search: string): string =>
  to.includes('?') ? to + search.replace('?', '&') : to + search;

/** Maximum length of a chain of redirects. */
const MAX_CHAIN_LENGTH = 4;

/** Returns the target of an address if it is a page: browsers remember permanent redirects even to a 404. */
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
