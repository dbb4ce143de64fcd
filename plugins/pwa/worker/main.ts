import { registerRoute } from 'workbox-routing';
import type { WorkerMessage, WorkerConfig } from '../types';
import { dropBuilds } from './dropBuilds';
import { rememberVisit } from './rememberVisit';
import { routeRequest } from './routeRequest';
import { buildCache } from '../cacheNames';
import { storeMissing } from './storeMissing';
import { createFresh, createImmutable } from './strategies';

/** An event that keeps the worker alive until a promise settles. */
interface LastingEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface Listen {
  (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  (type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
}

/** The parts of the worker scope in use; the project's types only know `window`. */
const worker = self as unknown as {
  readonly docsWorkerConfig: WorkerConfig;
  readonly clients: { claim(): Promise<void> };
  readonly addEventListener: Listen;
  skipWaiting(): Promise<void>;
};

/**
 * The service worker. It stores visited pages and the files they load, with a separate cache for each build, so that a
 * page finds its chunks even after a newer deployment. A new worker takes over only when a page reports that its reader
 * is idle.
 *
 * Workbox handles routing, fetching, storing and expiration. Its precache is not used, because it deletes files of the
 * previous build, which open pages still load. Docusaurus' plugin calls this function through its `swCustom` option.
 */
export default function serveSite(): void {
  const config = worker.docsWorkerConfig;
  const fresh = createFresh(config);

  registerRoute(
    ({ request }) => routeRequest(request, config) === 'immutable',
    createImmutable(config),
  );
  registerRoute(({ request }) => routeRequest(request, config) === 'fresh', fresh);

  worker.addEventListener('install', (event) => event.waitUntil(storeShell(config)));

  worker.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([dropBuilds(config), worker.clients.claim()])),
  );

  worker.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    const storePage = async (address: string) => {
      const request = new Request(address);
      const [, done] = fresh.handleAll({ event: event as never, request });
      await done;
    };
    event.waitUntil(
      message.type === 'skip-waiting'
        ? worker.skipWaiting()
        : rememberVisit(message, config, storePage),
    );
  });
}

/** Stores what every page of this build needs. */
async function storeShell(config: WorkerConfig): Promise<void> {
  const { scope, build, shell } = config;
  await storeMissing(shell, buildCache(scope, build), config);
}
