import { PLAYGROUND_PATH } from '../../demos/shared/playground/address';
import type { MachinePage, MachineSite } from '../types';
import type { Words } from './readWords';
import { renderHome } from './renderHome';
import { renderPlayground } from './renderPlayground';

/**
 * Lists the pages of the site that are React components instead of documents.
 *
 * @param docs the pages of all versions that are built, in the order of their sidebars
 */
export function collectSitePages(
  docs: readonly MachinePage[],
  words: Words,
  site: MachineSite,
): MachinePage[] {
  const shared = { kind: 'site', part: '' } as const;
  return [
    {
      ...shared,
      title: words('home.pageTitle'),
      description: words('home.pageDescription'),
      address: site.baseUrl,
      renderBody: async () => renderHome(docs, words, site),
    },
    {
      ...shared,
      title: words('playground.title'),
      description: words('playground.description'),
      address: site.baseUrl + PLAYGROUND_PATH,
      renderBody: async () => renderPlayground(docs, words, site),
    },
  ];
}
