import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
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

/** Limits of the time and size of requests, because slow or endless ones do not come from readers. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 };

/** Maximum time that stopping waits for slow downloads. */
const GRACE_MS = 5_000;

/** Time in which requests that were sent before the stop still arrive and are answered. */
const DRAIN_MS = 500;

/** A running server. */
export interface RunningServer {
  /** Address without a trailing slash, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Stops the server: answers pending requests for a few seconds and closes idle connections. */
  stop(): Promise<void>;
}

interface ListenOptions extends Omit<ServeOptions, 'headers' | 'feedback' | 'mcp'> {
  /** 0 for any free port. */
  readonly port: number;
  readonly hostname: string;
  /** Defaults to those of the build. */
  readonly headers?: readonly HeaderRule[];
  /** Location of the feedback; omit to disable feedback. */
  readonly feedback?: StoreAddress;
  /** Omit to disable the MCP server. */
  readonly mcp?: AnswerMcp;
  /** Whether a trusted proxy in front of the server reports the client address. */
  readonly trustsProxy?: boolean;
}

/** Error that users can fix, such as a folder without a build or a port in use; printed without a stack. */
export class ServeError extends Error {
  override readonly name = 'ServeError';
}

/**
 * Serves a build.
 *
 * @throws {ServeError} if there is no build or the port is in use
 */
export async function startServer(options: ListenOptions): Promise<RunningServer> {
  const { root, port, hostname, log } = options;
  const headers = options.headers ?? readHosting(root);
  if (!existsSync(join(root, 'index.html'))) {
    throw new ServeError(`There is no site in ${root}. Build it with "npm run build".`);
  }
  if (!headers) {
    throw new ServeError(
      `${root} has no ${HOSTING_FILE}, which lists what pages may load. Run "npm run build" again.`,
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
  const drain = closeConnectionsOnStop(server);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', (cause: NodeJS.ErrnoException) => reject(explain(cause, port)));
      server.listen(port, hostname, resolve);
    });
  } catch (cause) {
    // The thread of the database would keep the process alive.
    await store?.close();
    throw cause;
  }
  const { port: actual } = server.address() as AddressInfo;
  return {
    origin: `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${actual}`,
    async stop() {
      drain();
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
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
        'Set FEEDBACK_DATABASE_URL to another one, with FEEDBACK_DATABASE_TOKEN for a remote one; ' +
        'FEEDBACK_DATABASE_URL=none disables feedback.',
      { cause },
    );
  }
}

/**
 * Prepares a server for stopping.
 *
 * @returns a function; after its call, every response closes its connection, including those in progress
 */
function closeConnectionsOnStop(server: Server): () => void {
  const unanswered = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    unanswered.add(response);
    response.once('close', () => {
      unanswered.delete(response);
      // While it listens, a request may be arriving on an idle connection.
      if (!server.listening) {
        server.closeIdleConnections();
      }
    });
    if (isStopping) {
      response.setHeader('Connection', 'close');
    }
  });
  return () => {
    isStopping = true;
    for (const response of unanswered) {
      if (!response.headersSent) {
        response.setHeader('Connection', 'close');
      }
    }
  };
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
    ? new ServeError(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`)
    : cause;
}
