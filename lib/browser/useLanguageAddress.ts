import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { ownAddress } from './ownAddress';

/**
 * The address of the page on screen in another language. Where the page is missing, the address may be anything, and with
 * the prefix of a language taken off lead to another site; then it is the home page.
 */
export function useLanguageAddress(): (locale: string) => string {
  const { createUrl } = useAlternatePageUtils();
  const { localeConfigs } = useDocusaurusContext().i18n;
  return (locale) =>
    ownAddress(createUrl({ locale, fullyQualified: false })) ??
    localeConfigs[locale]?.baseUrl ??
    '/';
}
