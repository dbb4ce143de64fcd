import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folder of a page, and the size of its HTML in bytes. */
export type BuiltPage = readonly [folder: string, bytes: number];

/**
 * Lists the pages below a folder of the build.
 *
 * @param skipped names of direct subfolders with other contents
 * @returns folders relative to `directory`
 */
export function listPages(directory: string, skipped: ReadonlySet<string>): BuiltPage[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry): BuiltPage[] => {
    const target = path.join(directory, entry.name);
    if (!entry.isDirectory()) {
      return entry.name === 'index.html' ? [['', statSync(target).size]] : [];
    }
    return skipped.has(entry.name)
      ? []
      : listPages(target, new Set()).map(([page, bytes]) => [`${entry.name}/${page}`, bytes]);
  });
}
