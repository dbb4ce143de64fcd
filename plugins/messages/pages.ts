import path from 'node:path';
import { MESSAGES_FOLDER } from './pageAddress';

/** The first page about messages, relative to the folder of its version; those of the families are below it. */
export const FIRST_PAGE = `${MESSAGES_FOLDER}/index.mdx`;

/** The page of a family, relative to the folder of its version: `messages/data-grid/index.mdx`. */
export function pageOf(family: string): string {
  return `${MESSAGES_FOLDER}/${family}/index.mdx`;
}

/** The family that a page is about; `null` for other pages. */
export function familyOfPage(file: string): string | null {
  return /^messages\/([^/]+)\/index\.mdx$/.exec(file)?.[1] ?? null;
}

/** The module with what the page of a family shows. */
export function factsModule(version: string, family: string): string {
  return `@generated/${MESSAGES_FOLDER}/${version}/${family}.json?static-region`;
}

/** The folder of what the pages of a version show. */
export function factsDir(generatedFilesDir: string, version: string): string {
  return path.join(generatedFilesDir, MESSAGES_FOLDER, version);
}

/** The same module as a file. */
export function factsFile(generatedFilesDir: string, version: string, family: string): string {
  return path.join(factsDir(generatedFilesDir, version), `${family}.json`);
}

/** The file by which the messages of a version are found. */
export function indexFile(generatedFilesDir: string, version: string): string {
  return path.join(factsDir(generatedFilesDir, version), 'index.json');
}

/** The module through which browsers load these files: by version, a function that does. */
export function indexesModule(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, MESSAGES_FOLDER, 'indexes.js');
}

/** Holds the digest of what these files were written from. */
export function stampFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, MESSAGES_FOLDER, '.stamp');
}
