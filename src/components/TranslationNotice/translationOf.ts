import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { I18n } from '@docusaurus/types';

/** Reports whether a page in another language shows the English text because no translation exists. */
export function isFallback(
  { source }: Pick<DocMetadata, 'source'>,
  { currentLocale, defaultLocale }: Pick<I18n, 'currentLocale' | 'defaultLocale'>,
): boolean {
  return currentLocale !== defaultLocale && !source.startsWith('@site/i18n/');
}

/** Returns the ids of sections whose English text changed after they were translated. */
export function findBehind(frontMatter: object): readonly string[] {
  return 'behind' in frontMatter && Array.isArray(frontMatter.behind)
    ? frontMatter.behind.map(String)
    : [];
}
