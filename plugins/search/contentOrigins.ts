import type { ContentOrigins } from '../../serve/headers/types';

/** Hosts that DocSearch connects to, see https://www.algolia.com/doc/guides/security/security-best-practices/ */
const ALGOLIA = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** Returns the external origins of the search; the site's search has none. */
export function contentOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): ContentOrigins {
  return environment.ALGOLIA_APP_ID ? { connect: ALGOLIA } : {};
}
