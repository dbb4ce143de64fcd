import { currentVersionOf } from '../../src/versions/index.ts';

/** Folder of the indexes in the site, among the assets whose content never changes at the same address. */
export const INDEX_FOLDER = 'assets/search/';

/**
 * List of the files of all indexes, by version. Pages fetch it, because it changes with every text of the site. It is in
 * the scope of the service worker.
 */
export const LIST_FILE = 'search.json';
export const LIST_FOLDER = currentVersionOf('x').base;
