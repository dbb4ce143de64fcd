import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocsFiles } from './types.ts';

/** Error codes for missing paths: a missing file, a file below a file, or a folder read as a file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Matches names that the build publishes; none begins with a dot or leaves the folder. */
const SAFE = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

/** Maximum length, longer than any address of the site. */
const MAX_LENGTH = 300;

/**
 * Opens a built site.
 *
 * @param root absolute path of the published folder
 */
export function openFolder(root: string): DocsFiles {
  return {
    read: (path) =>
      isSafePath(path) ? orAbsent(readFile(join(root, path), 'utf8'), null) : Promise.resolve(null),
    list: async (folder) =>
      isSafePath(folder) ? (await orAbsent(readdir(join(root, folder)), [])).sort() : [],
  };
}

async function orAbsent<Content, Fallback>(
  content: Promise<Content>,
  fallback: Fallback,
): Promise<Content | Fallback> {
  try {
    return await content;
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) {
      return fallback;
    }
    throw error;
  }
}

/** Returns whether a path from a question may be read. */
export function isSafePath(path: string): boolean {
  return path.length <= MAX_LENGTH && SAFE.test(path);
}
