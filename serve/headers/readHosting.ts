import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from './types.ts';

/** Name of the configuration file at the root of the published folder. */
export const HOSTING_FILE = '.hosting.json';

/**
 * Reads the headers and redirects of a build.
 *
 * @param root absolute path of the published folder
 * @returns `undefined` if the build has none
 */
export function readHosting(root: string): readonly HeaderRule[] | undefined {
  try {
    const text = readFileSync(join(root, HOSTING_FILE), 'utf8');
    return (JSON.parse(text) as { readonly headers: readonly HeaderRule[] }).headers;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw new Error(`${join(root, HOSTING_FILE)} cannot be read. Build the site again.`, {
      cause: error,
    });
  }
}
