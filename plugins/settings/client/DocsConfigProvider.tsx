import { useMainPluginId } from '@site/lib/browser/docsPlugins';
import { useAllDocsData, type GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createContext, useContext, type ReactNode } from 'react';

export interface Language {
  readonly name: string;
  /** Name of the language, in that language. */
  readonly label: string;
  /** Tag for `lang` and `hreflang`. */
  readonly tag: string;
}

/** Languages and versions that readers can choose. */
export interface DocsConfig {
  readonly languages: readonly Language[];
  readonly versions: readonly GlobalVersion[];
}

const DocsConfigContext = createContext<DocsConfig | null>(null);

/**
 * Provides the languages and versions from the site's configuration.
 *
 * @throws an error that lists everything missing in the configuration
 */
export function DocsConfigProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const docs = useAllDocsData()[useMainPluginId()];
  const locales = i18n?.locales ?? [];
  const missing = [
    ...(locales.length > 0 ? [] : ['"i18n.locales", the languages']),
    ...locales
      .filter((name) => i18n.localeConfigs[name] === undefined)
      .map((name) => `"i18n.localeConfigs.${name}", how that language is called`),
    ...(docs?.versions.length ? [] : ['the docs plugin with at least one version']),
  ];
  if (missing.length > 0 || !docs) {
    throw new Error(
      `DocsConfigProvider: the docs configuration lacks ${missing.join(', ')}. Add it in docusaurus.config.ts.`,
    );
  }
  const languages = locales.map((name): Language => {
    const { label, htmlLang } = i18n.localeConfigs[name]!;
    return { name, label, tag: htmlLang };
  });
  const config = { languages, versions: docs.versions };
  return <DocsConfigContext.Provider value={config}>{children}</DocsConfigContext.Provider>;
}

/**
 * Returns the languages and versions that readers can choose.
 *
 * @throws outside a {@link DocsConfigProvider}
 */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (config === null) {
    throw new Error('The docs configuration is missing: wrap the component in DocsConfigProvider.');
  }
  return config;
}
