import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { addressOfTab, pageOfTab } from '../tabAddress';
import type { TabSegment } from '../types';
import styles from './TabList.module.css';

/** Renders links to the tabs of the current page, or nothing if the page has no tabs. */
export default function TabList(): ReactNode {
  const { metadata } = useDoc();
  const { pathname } = useLocation();
  const segments = (metadata.frontMatter.tabs ?? []) as TabSegment[];
  if (segments.length === 0) {
    return null;
  }
  const page = pageOfTab(metadata.permalink);
  return (
    <nav
      className={styles.tabs}
      aria-label={translate({
        id: 'docTabs.label',
        message: 'Guide and API',
        description: 'Name of the row of links between a page and the API of what it documents',
      })}
    >
      {['' as const, ...segments].map((segment) => {
        const address = segment ? addressOfTab(page, segment) : page;
        return (
          <Link
            key={segment}
            to={address}
            autoAddBaseUrl={false}
            aria-current={pathname === address ? 'page' : undefined}
          >
            {nameOf(segment)}
          </Link>
        );
      })}
    </nav>
  );
}

function nameOf(segment: TabSegment | ''): string {
  switch (segment) {
    case 'components-api':
      return translate({
        id: 'docTabs.components',
        message: 'Components API',
        description: 'Tab of a page with the API of the components that it documents',
      });
    case 'hooks-api':
      return translate({
        id: 'docTabs.hooks',
        message: 'Hooks API',
        description: 'Tab of a page with the API of the hooks that it documents',
      });
    default:
      return translate({
        id: 'docTabs.guide',
        message: 'Guide',
        description: 'Tab of a page with the page itself, beside the API of what it documents',
      });
  }
}
