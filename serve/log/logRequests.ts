import type { MiddlewareHandler } from 'hono';
import type { Log } from './types.ts';

/** Maximum logged length of an address, which may be made up. */
const MAX_PATH_LENGTH = 200;

/** Logs each request without its query, which may contain text of readers. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    log({
      level: context.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      method: context.req.method,
      path: context.req.path.slice(0, MAX_PATH_LENGTH),
      status: context.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
