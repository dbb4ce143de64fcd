import type { TabSegment } from './types';

/** Tabs that a page can have, in display order, with the front matter key that lists their entries. */
export const TABS: Readonly<Record<TabSegment, 'components' | 'hooks'>> = {
  'components-api': 'components',
  'hooks-api': 'hooks',
};

const TAB = new RegExp(`(?:${Object.keys(TABS).join('|')})/?$`);

/** Returns the address of the page that a tab belongs to; returns other addresses unchanged. */
export function pageOfTab(pathname: string): string {
  return pathname.replace(TAB, '');
}

/** Returns Docusaurus' ID of a tab. */
export function tabId(docId: string, segment: TabSegment): string {
  return docId.replace(
    /(?:^|\/)index$/,
    (index) => `${index.replace('index', '')}${segment}/index`,
  );
}

/** Returns the address of a page's tab. The address of the page may or may not end with a slash. */
export function addressOfTab(page: string, segment: TabSegment): string {
  return `${page.replace(/\/$/, '')}/${segment}/`;
}
