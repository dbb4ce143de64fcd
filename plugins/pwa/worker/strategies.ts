import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { buildCache, pagesCache } from '../cacheNames';
import type { WorkerConfig } from '../types';
import { findStored } from './findStored';
import { isStorable } from './isStorable';
import { readBuild } from './readBuild';

/** Maximum number of stored pages: several weeks of reading, and a few megabytes. */
export const MAX_PAGES = 100;

/** Header with the build of a stored page. */
export const BUILD_HEADER = 'x-docs-build';

/** Time in seconds to wait for an unreliable network before showing the stored version. */
const NETWORK_TIMEOUT = 4;

/** Handles hashed files: serves them from the cache of any build, or else fetches and stores them. */
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
 * Handles pages and similar files: fetches and stores them, and serves the stored version if the network fails, the
 * server reports an error, or either takes too long. Redirects a page that is not available to the offline page.
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

/** Also searches the separate caches of kept versions and other builds. */
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

/** Treats server errors like a missing network, unless nothing is stored. */
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
