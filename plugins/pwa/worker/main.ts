import type { WorkerMessage } from '../types';
import { answerFresh, answerImmutable } from './answer';
import { dropBuilds } from './dropBuilds';
import { rememberVisit } from './rememberVisit';
import { routeRequest } from './routeRequest';
import { worker } from './scope';
import { storeShell } from './storeShell';

/**
 * The service worker. It stores pages as they are visited and what they load, each build in a cache of its own, so that a
 * page finds its own chunks whatever was deployed since. Nothing is taken over before a page says that its reader is idle.
 *
 * Workbox was looked at: its precache drops the files of the build before, which open pages still load, and its
 * strategies know nothing of builds. What is left of it is shorter here.
 */
const config = worker.docsWorkerConfig;

worker.addEventListener('install', (event) => event.waitUntil(storeShell(config)));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropBuilds(config), worker.clients.claim()])),
);

worker.addEventListener('fetch', (event) => {
  const route = routeRequest(event.request, config);
  if (route === 'immutable') {
    event.respondWith(answerImmutable(event.request, config));
  } else if (route === 'fresh') {
    event.respondWith(answerFresh(event.request, config, (work) => event.waitUntil(work)));
  }
});

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  event.waitUntil(
    message.type === 'skip-waiting' ? worker.skipWaiting() : rememberVisit(message, config),
  );
});
