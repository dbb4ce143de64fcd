import { registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../types';
import { dropBuilds } from './dropBuilds';
import { rememberVisit } from './rememberVisit';
import { routeRequest } from './routeRequest';
import { worker } from './scope';
import { storeShell } from './storeShell';
import { createFresh, createImmutable } from './strategies';

/**
 * The service worker. It stores pages as they are visited and what they load, each build in a cache of its own, so that a
 * page finds its own chunks whatever was deployed since. Nothing is taken over before a page says that its reader is idle.
 *
 * Workbox routes, asks, stores and expires; its precache is not used, since it drops the files of the build before,
 * which open pages still load. Docusaurus' plugin calls this function, as its option `swCustom` says.
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
