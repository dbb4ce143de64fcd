import { currentVersionOf } from '../../src/versions';

/** The folder of the documentation below a language's base address, which is all that the worker serves. */
export const SCOPE_FOLDER = currentVersionOf('x').base;

export const WORKER_FILE = `${SCOPE_FOLDER}sw.js`;

/** Docusaurus' part of the worker reads its settings from the address that it is registered by. */
export const WORKER_PARAMETERS = `?params=${encodeURIComponent('{}')}`;

/** The page that stands in for pages that are not stored; the lists of what versions need lie beside it. */
export const OFFLINE_FOLDER = `${SCOPE_FOLDER}offline/`;

/** A browser lets a service worker answer other workers only when their scripts lie within its scope. */
export const WORKERS_FOLDER = `${SCOPE_FOLDER}workers/`;

export const WEB_MANIFEST_FILE = `${SCOPE_FOLDER}site.webmanifest`;

/** Name of the element in the head that says on which host the worker may be registered. */
export const HOST_META = 'docs-offline-host';

/** Requests with this header are for a copy that the page stores itself; the worker leaves them alone. */
export const KEEP_HEADER = 'x-docs-keep';

/** Address of the list of files of a version. */
export function manifestAddress(baseUrl: string, version: string): string {
  return `${baseUrl}${OFFLINE_FOLDER}${version}.json`;
}
