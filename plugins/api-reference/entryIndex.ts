import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { COMPARE_PATH } from './compare/comparisonAddress';
import { entryPath, familyPath } from './entryPath';
import { listMembers } from './listMembers';
import { PLUGIN_NAME } from './pages/readLabels';
import type { ApiEntry } from './types';

/** Link targets for prose: an entry of a version and the anchors on its page. */
export interface IndexedEntry {
  name: string;
  /** Address of the page in the default language, with a trailing slash. */
  address: string;
  /** Anchors such as `prop-rows`. */
  anchors: string[];
}

/** Link targets for prose in one version. */
export interface EntryIndex {
  entries: IndexedEntry[];
  /** Other addresses of the reference, such as those of the families. */
  pages: string[];
}

const INDEX_FILE = 'entries.json';

/** @param pagesBase address of the version's reference, with a trailing slash */
export function createEntryIndex(docs: readonly ApiEntry[], pagesBase: string): EntryIndex {
  return {
    entries: docs.map((doc) => ({
      name: doc.name,
      address: `${pagesBase}${entryPath(doc)}/`,
      anchors: listMembers(doc).map(({ anchor }) => anchor),
    })),
    pages: [
      ...new Set(docs.map(({ family }) => pagesBase + familyPath(family))),
      `/${COMPARE_PATH}`,
    ],
  };
}

/** Returns the file with a version's index. */
export function entryIndexFile(generatedFilesDir: string, version: string): string {
  return path.join(generatedFilesDir, PLUGIN_NAME, version, INDEX_FILE);
}

/** Indexes that were read, by file, with the time at which the file was written. */
const readIndexes = new Map<string, { readonly written: number; readonly index: EntryIndex }>();

/**
 * Reads the link targets of a version. Returns the same object until the file changes, because every page needs it.
 *
 * @returns `null` for a version without a reference
 */
export function readEntryIndex(generatedFilesDir: string, version: string): EntryIndex | null {
  const file = entryIndexFile(generatedFilesDir, version);
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) {
    return null;
  }
  const known = readIndexes.get(file);
  if (known?.written === written) {
    return known.index;
  }
  const index = JSON.parse(readFileSync(file, 'utf8')) as EntryIndex;
  readIndexes.set(file, { written, index });
  return index;
}
