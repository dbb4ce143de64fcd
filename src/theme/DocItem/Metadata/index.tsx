import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import ArticleData from '@site/plugins/machine-pages/client/ArticleData';
import PageAddress from '@site/src/components/PageAddress';
import { isFallback } from '@site/src/components/TranslationNotice/translationOf';
import { splitLanguage } from '@site/src/paths/language';
import { canonicalPath } from '@site/plugins/navigation/client/canonicalPath';
import type { ReactNode } from 'react';

/** Returns the canonical path of the page on screen, or `null` if it is the page's own path. */
function useCanonicalPath(): string | null {
  const { i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const { pluginId, version, noIndex } = useDocsVersion();
  const inLanguage = canonicalPath(metadata.id, version, noIndex, useVersions(pluginId));
  return isFallback(metadata, i18n)
    ? splitLanguage(inLanguage ?? metadata.permalink).path
    : inLanguage;
}

/**
 * Sets the canonical address: pages of older versions refer to the same page of the current version, and untranslated
 * pages
 * to the English page.
 */
export default function CanonicalDocItemMetadata(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <PageAddress canonical={useCanonicalPath()} />
      <ArticleData />
    </>
  );
}
