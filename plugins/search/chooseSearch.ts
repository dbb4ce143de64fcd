import type { PluginConfig } from '@docusaurus/types';

/** The variables that configure Algolia's search; set all or none. */
const ALGOLIA_VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX'] as const;

/** The search implementation, as part of a site's configuration. */
export interface SearchChoice {
  /** Adds the search bar; `null` if the classic preset does so with its Algolia theme. */
  readonly theme: PluginConfig | null;
  readonly themeConfig: object;
}

/**
 * Chooses Algolia's DocSearch if its settings are in the environment, otherwise the site's search. The build does not
 * include the code of the other one.
 *
 * @param versions the versions in the build
 * @throws if the environment has only some of the settings
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
