import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/** Open Graph writes `zh_CN` for the `zh-CN` of HTML. */
const openGraphName = (htmlLang: string): string => htmlLang.replace('-', '_');

/**
 * What every address says in its head. Docusaurus' own also gives each of them a canonical address and languages, which
 * only pages have: those say it with `PageAddress`, a missing page says nothing.
 */
export default function SiteMetadata(): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { metadata, image } = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {Object.entries(localeConfigs).map(([locale, { htmlLang }]) => (
          <meta
            key={locale}
            property={locale === currentLocale ? 'og:locale' : 'og:locale:alternate'}
            content={openGraphName(htmlLang)}
          />
        ))}
      </Head>
      {image && <PageMetadata image={image} />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* In a head of its own, where it replaces what was said before. */}
      <Head>
        {metadata.map((each, index) => (
          <meta key={index} {...each} />
        ))}
      </Head>
    </>
  );
}
