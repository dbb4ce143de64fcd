import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { buildCache, pagesCache } from '../cacheNames';
import type { WorkerConfig } from '../types';
import { findStored } from './findStored';
import { isStorable } from './isStorable';
import { readBuild } from './readBuild';

/** Pages that are stored as they are visited: some weeks of reading, and a few megabytes. */
export const MAX_PAGES = 100;

/** The header that says of which build a stored page is. */
export const BUILD_HEADER = 'x-docs-build';

/** Seconds that a network gets which may be there or not, before what is stored is shown. */
const NETWORK_TIMEOUT = 4;

/** Hashed files: from what is stored, whichever build it was stored for; else from the network, and stored. */
export function createImmutable(config: WorkerConfig): CacheFirst {
  const storeChecked: WorkboxPlugin = {
    cacheWillUpdate: async ({ request, response }) =>
      (await isStorable(request.url, response)) ? response : null,
  };
  return new CacheFirst({
    cacheName: buildCache(config.scope, config.build),
    plugins: [lookEverywhere(config), storeChecked],
  });
}

/**
 * Pages and their like: from the network, and stored; from what is stored where the network fails, errs or takes too
 * long. A page that is nowhere leads to the one that says so.
 */
export function createFresh(config: WorkerConfig): NetworkFirst {
  return new NetworkFirst({
    cacheName: pagesCache(config.scope),
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    matchOptions: { ignoreVary: true },
    plugins: [
      withoutQuery,
      new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
      lookEverywhere(config),
      markBuild,
      doubtServer,
      explainOffline(config),
    ],
  });
}

/** A version that is kept, and another build's files, lie in caches of their own. */
function lookEverywhere(config: WorkerConfig): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse ?? (await findStored(request.url, config)),
  };
}

const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const markBuild: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (!(await isStorable(request.url, response))) {
      return null;
    }
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    if (headers.get('content-type')?.includes('text/html')) {
      headers.set(BUILD_HEADER, readBuild(new TextDecoder().decode(body)) ?? '');
    }
    return new Response(body, { headers });
  },
};

/** A server that errs is no better than none, except where nothing is stored. */
const doubtServer: WorkboxPlugin = {
  async fetchDidSucceed({ response, state }) {
    if (response.status >= 500) {
      state!.answer = response;
      throw new Error(`The server answers ${response.status}.`);
    }
    return response;
  },
  handlerDidError: async ({ state }) => state?.answer as Response | undefined,
};

function explainOffline({ offlinePage }: WorkerConfig): WorkboxPlugin {
  return {
    async handlerDidError({ request }) {
      if (request.destination !== 'document') {
        return undefined;
      }
      const { pathname, search } = new URL(request.url);
      const page = new URLSearchParams({ page: pathname + search });
      return Response.redirect(`${offlinePage}?${page}`);
    },
  };
}
