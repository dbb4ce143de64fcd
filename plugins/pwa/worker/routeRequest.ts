import { KEEP_HEADER, OFFLINE_FOLDER, SCOPE_FOLDER } from '../addresses';
import type { WorkerConfig } from '../types';

/** How a request is answered: from the cache, from the network if available, or not by the worker. */
export type Route = 'immutable' | 'fresh' | 'none';

const RELATIVE_OFFLINE_FOLDER = OFFLINE_FOLDER.slice(SCOPE_FOLDER.length);

/** Decides how to handle a request. Ignores all other requests, such as those that send data. */
export function routeRequest(
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  { scope, pictures, hashedFolders }: Pick<WorkerConfig, 'scope' | 'pictures' | 'hashedFolders'>,
  origin: string = self.location.origin,
): Route {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('range') || headers.has(KEEP_HEADER)) {
    return 'none';
  }
  if (hashedFolders.some((folder) => pathname.startsWith(folder))) {
    return 'immutable';
  }
  // Readers who keep a version need the current list of files.
  const isList = pathname.startsWith(scope + RELATIVE_OFFLINE_FOLDER) && !pathname.endsWith('/');
  const isOurs = [scope, pictures].some((folder) => pathname.startsWith(folder));
  return isOurs && !isList ? 'fresh' : 'none';
}
