import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Pages are fetched when a reader is about to open them, not when a link to them comes into view.
 *
 * A sidebar shows dozens of links: fetching all of their pages would multiply what every page loads. A pointer rests on
 * a link for longer than its page needs to arrive, and Docusaurus already loads a link's page then.
 */
export default function linkPreload(): Plugin {
  return {
    name: 'link-preload',
    getClientModules: () => [path.join(__dirname, 'client', 'withoutPrefetch.ts')],
  };
}
