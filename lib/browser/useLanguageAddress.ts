import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { ownAddress } from './ownAddress';

/**
 * Returns the address of the current page in another language. The address of a missing page may be anything, and could
 * lead to another site without its language prefix; in that case, returns the home page.
 */
export function useLanguageAddress(): (locale: string) => string {
  const { createUrl } = useAlternatePageUtils();
  const { localeConfigs } = useDocusaurusContext().i18n;
  return (locale) =>
    ownAddress(createUrl({ locale, fullyQualified: false })) ??
    localeConfigs[locale]?.baseUrl ??
    '/';
}
