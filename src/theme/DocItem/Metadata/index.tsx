import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import ArticleData from '@site/plugins/machine-pages/client/ArticleData';
import PageAddress from '@site/src/components/PageAddress';
import { isFallback } from '@site/src/components/TranslationNotice/translationOf';
import { splitLanguage } from '@site/src/paths/language';
import { canonicalPath } from '@site/plugins/navigation/client/canonicalPath';
import type { ReactNode } from 'react';

/** The path that stands for the page on screen, where it is not its own. */
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
 * Points search engines from pages of older versions to the same page of the current one, and from pages without a
 * translation to the English one.
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
