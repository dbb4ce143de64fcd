import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/** Converts a language to Open Graph's format: `zh-CN` in HTML is `zh_CN` there. */
const openGraphName = (htmlLang: string): string => htmlLang.replace('-', '_');

/**
 * Sets the metadata of all addresses. Unlike Docusaurus' component, it sets no canonical address and no languages:
 * existing
 * pages set these with `PageAddress`, and missing pages have none.
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
      {/* A separate Head, whose tags replace earlier ones. */}
      <Head>
        {metadata.map((each, index) => (
          <meta key={index} {...each} />
        ))}
      </Head>
    </>
  );
}
