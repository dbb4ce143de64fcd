import path from 'node:path';
import { MESSAGES_FOLDER } from './pageAddress';

/** The main message page, relative to the folder of its version. The pages of the families are below it. */
export const FIRST_PAGE = `${MESSAGES_FOLDER}/index.mdx`;

/** Returns the path of a family's page, relative to the folder of its version: `messages/data-grid/index.mdx`. */
export function pageOf(family: string): string {
  return `${MESSAGES_FOLDER}/${family}/index.mdx`;
}

/** Returns the family that a page is about; `null` for other pages. */
export function familyOfPage(file: string): string | null {
  return /^messages\/([^/]+)\/index\.mdx$/.exec(file)?.[1] ?? null;
}

/** Returns the module with the data of a family's page. */
export function factsModule(version: string, family: string): string {
  return `@generated/${MESSAGES_FOLDER}/${version}/${family}.json?static-region`;
}

/** Returns the folder with the data of a version's pages. */
export function factsDir(generatedFilesDir: string, version: string): string {
  return path.join(generatedFilesDir, MESSAGES_FOLDER, version);
}

/** Returns the file with the data of a family's page. */
export function factsFile(generatedFilesDir: string, version: string, family: string): string {
  return path.join(factsDir(generatedFilesDir, version), `${family}.json`);
}

/** Returns the file with the search index of a version's messages. */
export function indexFile(generatedFilesDir: string, version: string): string {
  return path.join(factsDir(generatedFilesDir, version), 'index.json');
}

/** Returns the module that exports, by version, the functions that load the search indexes in browsers. */
export function indexesModule(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, MESSAGES_FOLDER, 'indexes.js');
}

/** Returns the file with the digest of the input of these files. */
export function stampFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, MESSAGES_FOLDER, '.stamp');
}
