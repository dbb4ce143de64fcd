import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { canonicalPath } from '@site/plugins/navigation/client/canonicalPath';
import type { ReactNode } from 'react';

/** Replaces the address that Docusaurus gives every page: its own. */
function CanonicalAddress(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const { pluginId, version, noIndex } = useDocsVersion();
  const path = canonicalPath(metadata.id, version, noIndex, useVersions(pluginId));
  if (path === null) {
    return null;
  }
  const address = siteConfig.url + path;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

/** Points search engines from pages of older versions to the same page of the current one. */
export default function CanonicalDocItemMetadata(): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <CanonicalAddress />
    </>
  );
}
