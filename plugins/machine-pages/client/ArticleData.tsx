import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { releaseOf } from '../../navigation/releases';
import type { NavigationData } from '../../navigation/types';
import { markdownAddress, pageAddress } from '../address';

/**
 * Adds metadata to the page's head: structured data that describes the page as an article to search engines, and a link
 * to its Markdown.
 */
export default function ArticleData(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { metadata, frontMatter } = useDoc();
  const { version, label } = useDocsVersion();
  const releases = usePluginData('navigation') as NavigationData;
  const site = siteConfig.url + siteConfig.baseUrl;
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const owner = { '@type': 'Organization', name: siteConfig.title, url: site };
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + pageAddress(permalink),
    inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    version: releaseOf({ name: version, label }, permalink, releases),
    isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: site },
    author: owner,
    publisher: owner,
    ...(frontMatter.image && { image: withBaseUrl(frontMatter.image, { absolute: true }) }),
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
  };
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(permalink)} />
      <script type="application/ld+json">{JSON.stringify(article)}</script>
    </Head>
  );
}
