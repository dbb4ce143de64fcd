import type { PluginOptions } from '@docusaurus/plugin-sitemap';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;
type Item = Awaited<ReturnType<CreateItems>>[number];

/** A sitemap item with the address of its page in each language, which the sitemap library writes as `xhtml:link`. */
export type LinkedItem = Item & { readonly links: { lang: string; url: string }[] };

/** A language of the site. */
export interface SitemapLanguage {
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
