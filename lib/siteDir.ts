import { dirname, join } from 'node:path';

/** Folder of the root `package.json`. */
export const SITE_DIR = dirname(__dirname);

/** Folder for files that can be deleted: caches, locks and reports. */
export const CACHE_DIR = join(SITE_DIR, 'node_modules', '.cache');

/** Default folder of the published site. */
export const BUILD_DIR = join(SITE_DIR, 'build');
