import { currentVersionOf } from '../../src/versions';

/** Folder of the documentation below a language's base address. The worker serves only this folder. */
export const SCOPE_FOLDER = currentVersionOf('x').base;

export const WORKER_FILE = `${SCOPE_FOLDER}sw.js`;

/** Docusaurus' part of the worker reads its settings from the address of its registration. */
export const WORKER_PARAMETERS = `?params=${encodeURIComponent('{}')}`;

/** Folder of the page shown instead of pages that are not stored, and of the lists of files that versions need. */
export const OFFLINE_FOLDER = `${SCOPE_FOLDER}offline/`;

/** Browsers let a service worker handle the requests of other workers only if their scripts are within its scope. */
export const WORKERS_FOLDER = `${SCOPE_FOLDER}workers/`;

export const WEB_MANIFEST_FILE = `${SCOPE_FOLDER}site.webmanifest`;

/** Name of the `meta` element with the host on which the worker may be registered. */
export const HOST_META = 'docs-offline-host';

/** Marks requests for files that the page stores itself, which the worker ignores. */
export const KEEP_HEADER = 'x-docs-keep';

/** Returns the address of a version's list of files. */
export function manifestAddress(baseUrl: string, version: string): string {
  return `${baseUrl}${OFFLINE_FOLDER}${version}.json`;
}
