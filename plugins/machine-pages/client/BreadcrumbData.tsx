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

/** A breadcrumb with the absolute path that search engines require. */
interface Step {
  readonly label: string;
  readonly href: string;
}

/**
 * Returns the breadcrumb of a sidebar item. A group links to the page that opens it, or else to its first page. On that
 * first page, such a group is omitted because it would link to the page itself.
 */
function readStep(item: PropSidebarBreadcrumbsItem, page: string): Step[] {
  const opening = item.href ?? (item.type === 'category' ? findOpening(item) : undefined);
  const href = pageAddress(opening ?? findFirstPage(item) ?? page);
  return opening === undefined && href === page ? [] : [{ label: item.label, href }];
}

/**
 * Describes the breadcrumbs of the page to search engines: the site, the groups of the sidebar, and the page. Of
 * breadcrumbs with the same address, only the first is kept, so that "Overview" has the name of its group.
 */
export default function BreadcrumbData({ breadcrumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const page = pageAddress(metadata.permalink);
  const steps: Step[] = [
    { label: siteConfig.title, href: siteConfig.baseUrl },
    ...breadcrumbs.flatMap((item) => readStep(item, page)),
    // The sidebar lists the page but not its API, so the API page is appended.
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
