import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

interface Props {
  /** The path that search engines are to keep instead of the page's own. */
  readonly canonical?: string | null;
}

/**
 * Says in the head at which address a page is known, and where it is in the other languages. A page that is known
 * elsewhere does not name languages: search engines take only those of the page that they keep.
 */
export default function PageAddress({ canonical = null }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  // The docs plugin knows pages that are a file of their own without the slash they are served with.
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
