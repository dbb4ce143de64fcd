import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import ArticleData from '@site/plugins/machine-pages/client/ArticleData';
import { isFallback } from '@site/src/components/TranslationNotice/translationOf';
import { splitLanguage } from '@site/src/paths/language';
import { canonicalPath } from '@site/plugins/navigation/client/canonicalPath';
import type { ReactNode } from 'react';

/** Replaces the address that Docusaurus gives every page: its own. */
function CanonicalAddress(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const { pluginId, version, noIndex } = useDocsVersion();
  const inLanguage = canonicalPath(metadata.id, version, noIndex, useVersions(pluginId));
  const path = isFallback(metadata, i18n)
    ? splitLanguage(inLanguage ?? metadata.permalink).path
    : inLanguage;
  if (path === null) {
    return null;
  }
  // The docs plugin knows pages that are a file of their own without the slash they are served with.
  const address = siteConfig.url + path.replace(/\/?$/, '/');
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

/**
 * Points search engines from pages of older versions to the same page of the current one, and from pages without a
 * translation to the English one.
 */
export default function CanonicalDocItemMetadata(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <CanonicalAddress />
      <ArticleData />
    </>
  );
}
