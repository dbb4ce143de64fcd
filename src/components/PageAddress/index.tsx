import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

interface Props {
  /** Path for search engines to index instead of this page's path. */
  readonly canonical?: string | null;
}

/**
 * Adds the canonical address and the addresses in other languages to the head of a page. A page whose canonical address
 * is another page lists no languages, because search engines only use those of the page that they index.
 */
export default function PageAddress({ canonical = null }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  // The docs plugin omits the trailing slash of pages that are single files, although they are served with one.
  const address = siteConfig.url + (canonical ?? pathname).replace(/\/?$/, '/');
  return (
    <>
      <Head>
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
      </Head>
      {canonical === null && <Languages />}
    </>
  );
}

function Languages(): ReactNode {
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const urlIn = (locale: string) => createUrl({ locale, fullyQualified: true });
  return (
    <Head>
      {Object.entries(localeConfigs).map(([locale, { htmlLang }]) => (
        <link key={locale} rel="alternate" href={urlIn(locale)} hrefLang={htmlLang} />
      ))}
      <link rel="alternate" href={urlIn(defaultLocale)} hrefLang="x-default" />
    </Head>
  );
}
