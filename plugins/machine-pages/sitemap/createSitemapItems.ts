import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { addLanguages } from './addLanguages';
import { keepCanonical } from './keepCanonical';

/** Languages in the site's configuration. */
export interface SiteLanguages {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<Record<string, { readonly htmlLang: string }>>;
}

/**
 * Creates the option of Docusaurus' sitemap plugin that lists only canonical addresses, with the translations of each
 * page.
 */
export function createSitemapItems({
  defaultLocale,
  locales,
  localeConfigs,
}: SiteLanguages): NonNullable<PluginOptions['createSitemapItems']> {
  const languages = [...locales]
    .sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale))
    .map((locale) => ({
      lang: localeConfigs[locale]?.htmlLang ?? locale,
      base: locale === defaultLocale ? '/' : `/${locale}/`,
    }));
  return async ({ defaultCreateSitemapItems, ...params }) =>
    addLanguages(
      keepCanonical(await defaultCreateSitemapItems(params)),
      params.siteConfig.url,
      languages,
    );
}
