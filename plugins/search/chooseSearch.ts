import type { PluginConfig } from '@docusaurus/types';

/** The variables that make Algolia's service search, all or none. */
const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const;

/** How the site is searched, in the terms of a site's configuration. */
export interface SearchChoice {
  /** Brings the search bar; `null` where the classic preset does, which has a theme for Algolia. */
  readonly theme: PluginConfig | null;
  readonly themeConfig: object;
}

/**
 * Chooses Algolia's DocSearch where its settings are in the environment, and the site's own search where they are not;
 * the bytes of the other one are not in the build.
 *
 * @param versions the versions that are built
 * @throws when the environment has some of the settings only
 */
export function chooseSearch(
  environment: Readonly<Record<string, string | undefined>>,
  versions: readonly string[],
): SearchChoice {
  const missing = ALGOLIA_VARIABLES.filter((name) => !environment[name]);
  if (missing.length === ALGOLIA_VARIABLES.length) {
    return { theme: ['./plugins/search/index.ts', { versions }], themeConfig: {} };
  }
  if (missing.length > 0) {
    throw new Error(
      `Search with Algolia needs ${ALGOLIA_VARIABLES.join(', ')}; the environment lacks ${missing.join(', ')}. ` +
        "Set all of them, or none to use the site's own search.",
    );
  }
  const [appId, apiKey, indexName] = ALGOLIA_VARIABLES.map((name) => environment[name]!);
  return {
    theme: null,
    themeConfig: { algolia: { appId, apiKey, indexName, contextualSearch: true } },
  };
}
