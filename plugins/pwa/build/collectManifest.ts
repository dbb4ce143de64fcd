import type { SizedFile, VersionManifest } from '../types';
import type { BuiltPage } from './listPages';

/** Files of a version by their source. */
export interface VersionParts {
  readonly version: string;
  readonly label: string;
  readonly build: string;
  /** Base address of the language. */
  readonly baseUrl: string;
  /** Folder of the version's pages below the base address. */
  readonly folder: string;
  /** Folders of its pages below `folder`. */
  readonly pages: readonly BuiltPage[];
  /** Scripts, style sheets, fonts and images, relative to the build's folder. */
  readonly files: readonly string[];
  /** Addresses of the search index. */
  readonly search: readonly SizedFile[];
  /** Addresses of further lists. */
  readonly lists: readonly string[];
}

/**
 * Lists the files that a reader must store to use a version offline.
 *
 * @param sizeOf returns the size of a file of the build in bytes
 */
export function collectManifest(
  { version, label, build, baseUrl, folder, pages, files, search, lists }: VersionParts,
  sizeOf: (file: string) => number,
): VersionManifest {
  return {
    version,
    label,
    build,
    files: [
      ...pages.map(([page, bytes]): SizedFile => [encodeURI(baseUrl + folder + page), bytes]),
      ...[...new Set(files)].map((file): SizedFile => [baseUrl + file, sizeOf(file)]),
      ...search,
    ],
    lists,
  };
}
