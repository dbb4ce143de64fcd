import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import type { ReactNode } from 'react';
import { pageAddress } from '../address';

export interface Props {
  readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}

/** The way to the page for search engines: the site, what has an address of its own on the way, and the page. */
export default function BreadcrumbData({ breadcrumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const steps = [
    { label: siteConfig.title, href: siteConfig.baseUrl },
    ...breadcrumbs.flatMap(({ label, href }) => (href ? [{ label, href: pageAddress(href) }] : [])),
    // The API of a page stands behind the page, which the sidebar lists.
    { label: metadata.title, href: pageAddress(metadata.permalink) },
  ].filter(({ href }, index, all) => all.findIndex((step) => step.href === href) === index);
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteConfig.url + href,
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(list)}</script>
    </Head>
  );
}
