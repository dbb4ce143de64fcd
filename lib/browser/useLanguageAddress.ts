import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';

/** Placeholder for the origin of the site, which is unknown on the server. */
const HERE = 'https://here.invalid';

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

/**
 * Parses an address like a browser, which removes tabs and line ends and treats two slashes as another site.
 *
 * @param address untrusted path of this site with query and fragment
 * @returns the normalized address; `undefined` if it leads to another site
 */
export function ownAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // Dots are already resolved, so this also finds "/.//elsewhere".
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
