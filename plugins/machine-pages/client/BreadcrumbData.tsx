import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { findFirstPage, findOpening } from '@site/plugins/navigation/client/findOpening';
import type { ReactNode } from 'react';
import { pageAddress } from '../address';

export interface Props {
  readonly breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}

/** One step of the way. */
interface Step {
  readonly label: string;
  readonly href: string;
}

/**
 * The address of a step, which search engines ask for: that of a group is the page that opens it, or else its first
 * one. The first page itself does without such a group, as it cannot be two steps.
 */
function readStep(item: PropSidebarBreadcrumbsItem, page: string): Step[] {
  const opening = item.href ?? (item.type === 'category' ? findOpening(item) : undefined);
  const href = pageAddress(opening ?? findFirstPage(item) ?? page);
  return opening === undefined && href === page ? [] : [{ label: item.label, href }];
}

/**
 * The way to the page for search engines, as the page shows it: the site, the groups of the sidebar, and the page. Of
 * steps with the same address the first one counts, so that "Overview" has the name of what it is an overview of.
 */
export default function BreadcrumbData({ breadcrumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const page = pageAddress(metadata.permalink);
  const steps: Step[] = [
    { label: siteConfig.title, href: siteConfig.baseUrl },
    ...breadcrumbs.flatMap((item) => readStep(item, page)),
    // The API of a page is behind the page, which the sidebar lists.
    { label: metadata.title, href: page },
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
