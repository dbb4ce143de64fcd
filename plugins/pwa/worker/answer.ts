import { buildCache } from '../cacheNames';
import type { WorkerConfig } from '../types';
import { findStored } from './findStored';
import { storePage } from './storePage';

/** Milliseconds that a network gets which may be there or not, before what is stored is shown. */
const NETWORK_PATIENCE = 4_000;

/** From what is stored, whichever build it was stored for; else from the network, and stored. */
export async function answerImmutable(request: Request, config: WorkerConfig): Promise<Response> {
  const stored = await findStored(request.url, config);
  if (stored) {
    return stored;
  }
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(buildCache(config.scope, config.build));
    await cache.put(request.url, response.clone());
  }
  return response;
}

/**
 * From the network, and stored; from what is stored where the network fails, errs or takes too long. A page that is
 * nowhere leads to the one that says so.
 *
 * @param keepAlive told what goes on after the answer
 */
export async function answerFresh(
  request: Request,
  config: WorkerConfig,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const stored = await findStored(request.url, config);
  try {
    const asked = fetch(request);
    const response = await (stored ? within(NETWORK_PATIENCE, asked) : asked);
    if (response.ok) {
      keepAlive(storePage(request.url, response.clone(), config));
    }
    return stored && response.status >= 500 ? stored : response;
  } catch (error) {
    if (stored) {
      return stored;
    }
    if (request.destination !== 'document') {
      throw error;
    }
    const { pathname, search } = new URL(request.url);
    const page = new URLSearchParams({ page: pathname + search });
    return Response.redirect(`${config.offlinePage}?${page}`);
  }
}

/** @throws when it takes longer, or fails */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms.`)), milliseconds);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
