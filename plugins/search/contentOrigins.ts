import type { ContentOrigins } from '../../serve/headers/types';

/** Where DocSearch asks, see https://www.algolia.com/doc/guides/security/security-best-practices/ */
const ALGOLIA = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** The site's own search reaches nothing outside. */
export function contentOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): ContentOrigins {
  return environment.ALGOLIA_APP_ID ? { connect: ALGOLIA } : {};
}
