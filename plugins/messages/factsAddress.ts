import type { DocsVersion } from '../../src/versions';
import { apiDocsPath } from '../api-reference/pages/entryLinks';
import { MESSAGES_FOLDER } from './pageAddress';

/** Where the facts about the messages of a version are published, below the root of the site, with a slash at its end. */
export function factsFolder(version: Pick<DocsVersion, 'base'>): string {
  return `${apiDocsPath(version)}${MESSAGES_FOLDER}/`;
}
