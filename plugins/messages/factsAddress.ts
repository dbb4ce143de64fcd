import type { DocsVersion } from '../../src/versions';
import { apiDocsPath } from '../api-reference/pages/entryLinks';
import { MESSAGES_FOLDER } from './pageAddress';

/**
 * Returns the folder that publishes the facts about a version's messages, relative to the site's root and with a
 * trailing slash.
 */
export function factsFolder(version: Pick<DocsVersion, 'base'>): string {
  return `${apiDocsPath(version)}${MESSAGES_FOLDER}/`;
}
