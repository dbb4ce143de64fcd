import { dirname, join } from 'node:path';

/** The folder of the root `package.json`. */
export const SITE_DIR = dirname(__dirname);

/** Where the scripts keep what may be thrown away: caches, locks, reports. */
export const CACHE_DIR = join(SITE_DIR, 'node_modules', '.cache');

/** The published site, unless a script is told otherwise. */
export const BUILD_DIR = join(SITE_DIR, 'build');
