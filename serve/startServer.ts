import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp, type ServeOptions } from './createApp.ts';

/** A server that listens. */
export interface RunningServer {
  /** Address without a trailing slash, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Ends the server: requests under way are answered, idle connections closed. */
  stop(): Promise<void>;
}

interface ListenOptions extends ServeOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly hostname: string;
}

/** A folder without a site in it, or a port that is taken: the reader's to mend, no stack needed. */
export class ServeError extends Error {
  override readonly name = 'ServeError';
}

/**
 * Serves a build.
 *
 * @throws {ServeError} when there is no build, or the port is taken
 */
export async function startServer(options: ListenOptions): Promise<RunningServer> {
  if (!existsSync(join(options.root, 'index.html'))) {
    throw new ServeError(`There is no site in ${options.root}. Make one with "npm run build".`);
  }
  const server = createAdaptorServer({ fetch: createApp(options).fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explain(cause, options.port)));
    server.listen(options.port, options.hostname, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.hostname === '0.0.0.0' ? 'localhost' : options.hostname;
  return {
    origin: `http://${host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeIdleConnections' in server) {
          server.closeIdleConnections();
        }
      }),
  };
}

function explain(cause: NodeJS.ErrnoException, port: number): Error {
  return cause.code === 'EADDRINUSE'
    ? new ServeError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`)
    : cause;
}
