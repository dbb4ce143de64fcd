import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp, type ServeOptions } from './createApp.ts';
import { clientOf } from './feedback/clientOf.ts';
import type { StoreAddress } from './feedback/FeedbackStore.ts';
import { FeedbackThread } from './feedback/FeedbackThread.ts';
import { HOSTING_FILE, readHosting } from './headers/readHosting.ts';
import type { HeaderRule } from './headers/types.ts';
import type { AnswerMcp } from './mcp/types.ts';

/** What a client may take to say what it wants, and how much it may say: a slow or endless request is no reader's. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 };

/** A reader's slow download must not keep the process for ever. */
const GRACE_MS = 5_000;

/** A server that listens. */
export interface RunningServer {
  /** Address without a trailing slash, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Ends the server: requests under way are answered, for a few seconds; idle connections are closed. */
  stop(): Promise<void>;
}

interface ListenOptions extends Omit<ServeOptions, 'headers' | 'feedback' | 'mcp'> {
  /** 0 for any free port. */
  readonly port: number;
  readonly hostname: string;
  /** Those of the build when they are left out. */
  readonly headers?: readonly HeaderRule[];
  /** Where feedback is stored; without it, none is taken. */
  readonly feedback?: StoreAddress;
  /** What answers assistants; without it, nothing does. */
  readonly mcp?: AnswerMcp;
  /** Whether a proxy of our own is in front and tells who asks. */
  readonly trustsProxy?: boolean;
}

/** A folder without a site in it, or a port that is taken: the reader's to fix, no stack needed. */
export class ServeError extends Error {
  override readonly name = 'ServeError';
}

/**
 * Serves a build.
 *
 * @throws {ServeError} when there is no build, or the port is taken
 */
export async function startServer(options: ListenOptions): Promise<RunningServer> {
  const { root, port, hostname, log } = options;
  const headers = options.headers ?? readHosting(root);
  if (!existsSync(join(root, 'index.html'))) {
    throw new ServeError(`There is no site in ${root}. Make one with "npm run build".`);
  }
  if (!headers) {
    throw new ServeError(
      `${root} has no ${HOSTING_FILE}, which says what pages may load. Make the site again with "npm run build".`,
    );
  }
  const store = options.feedback && (await openStore(options.feedback));
  const tellApart = clientOf(options.trustsProxy ?? false);
  const app = createApp({
    ...options,
    headers,
    feedback: store && { store, log, clientOf: tellApart },
    mcp: options.mcp && { answer: options.mcp, clientOf: tellApart },
  });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: LIMITS }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explain(cause, port)));
    server.listen(port, hostname, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    origin: `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${actual}`,
    async stop() {
      await close(server);
      await store?.close();
    },
  };
}

async function openStore(address: StoreAddress): Promise<FeedbackThread> {
  try {
    return await FeedbackThread.open(address);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServeError(
      `The database for feedback, ${address.url}, cannot be opened: ${reason}. ` +
        'FEEDBACK_DATABASE_URL names another, FEEDBACK_DATABASE_TOKEN is what a remote one asks for, and ' +
        'FEEDBACK_DATABASE_URL=none serves without feedback.',
      { cause },
    );
  }
}

function close(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function explain(cause: NodeJS.ErrnoException, port: number): Error {
  return cause.code === 'EADDRINUSE'
    ? new ServeError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`)
    : cause;
}
