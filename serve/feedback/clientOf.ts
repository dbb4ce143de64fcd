import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Tells clients apart by their address. The last entry of `X-Forwarded-For` is the proxy's own word; those before it
 * are whatever the client sent.
 */
export function clientOf(trustsProxy: boolean): (context: Context) => string {
  return (context) => {
    const forwarded = trustsProxy
      ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined;
    return forwarded || (getConnInfo(context).remote.address ?? '');
  };
}
