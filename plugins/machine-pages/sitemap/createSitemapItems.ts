import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { currentVersionOf, DOCS_VERSIONS } from '../../../src/versions';

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

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;
type Item = Awaited<ReturnType<CreateItems>>[number];

/** A sitemap item with the address of its page in each language, which the sitemap library writes as `xhtml:link`. */
type LinkedItem = Item & { readonly links: { lang: string; url: string }[] };

/** A language of the site. */
interface SitemapLanguage {
  /** HTML language code, such as `zh-CN`. */
  readonly lang: string;
  /** `/` or `/zh/`. */
  readonly base: string;
}

/**
 * Adds the addresses in all languages to each page of a sitemap.
 *
 * @param origin public origin of the site, without a trailing slash
 * @param languages the default language first
 */
export function addLanguages(
  items: readonly Item[],
  origin: string,
  languages: readonly SitemapLanguage[],
): LinkedItem[] {
  const prefixes = languages.map(({ base }) => base).sort((a, b) => b.length - a.length);
  return items.map((item) => {
    const path = item.url.slice(origin.length) || '/';
    const own = prefixes.find((base) => path.startsWith(base)) ?? '/';
    const rest = path.slice(own.length);
    const links = languages.map(({ lang, base }) => ({ lang, url: origin + base + rest }));
    const [original] = links;
    return {
      ...item,
      links: [...links, ...(original ? [{ ...original, lang: 'x-default' }] : [])],
    };
  });
}

/**
 * Removes the pages whose canonical address is that of the same page in the current version (see
 * `plugins/navigation/client/canonicalPath.ts`). The addresses differ only by the version.
 *
 * @param items all pages that may be indexed, without those of hidden versions
 */
export function keepCanonical<Item extends { readonly url: string }>(
  items: readonly Item[],
): Item[] {
  const urls = new Set(items.map(({ url }) => url));
  return items.filter(({ url }) => {
    const older = DOCS_VERSIONS.find(({ path, base }) => path !== '' && url.includes(`/${base}`));
    return (
      older === undefined ||
      !urls.has(url.replace(`/${older.base}`, `/${currentVersionOf(older.instance).base}`))
    );
  });
}
