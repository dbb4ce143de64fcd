import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPARE_PATH } from './compare/comparisonAddress';
import { entryPath, familyPath } from './entryPath';
import { listMembers } from './listMembers';
import { PLUGIN_NAME } from './pages/readLabels';
import type { ApiEntry } from './types';

/** Targets that prose can link to: the entries of a version and the anchors on their pages. */
export interface IndexedEntry {
  name: string;
  /** Address of the page in the default language, with a slash at its end. */
  address: string;
  /** Anchors such as `prop-rows`. */
  anchors: string[];
}

/** Targets that prose can link to in one version. */
export interface EntryIndex {
  entries: IndexedEntry[];
  /** Other addresses of the reference, such as those of the families. */
  pages: string[];
}

const INDEX_FILE = 'entries.json';

/** @param pagesBase address of the version's reference, with a slash at its end */
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

/** Where a version's index is written. */
export function entryIndexFile(generatedFilesDir: string, version: string): string {
  return path.join(generatedFilesDir, PLUGIN_NAME, version, INDEX_FILE);
}

/**
 * Reads what pages of a version can link to.
 *
 * @returns `null` for a version without a reference
 */
export function readEntryIndex(generatedFilesDir: string, version: string): EntryIndex | null {
  const file = entryIndexFile(generatedFilesDir, version);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EntryIndex) : null;
}
