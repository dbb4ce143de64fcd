import type { TabSegment } from './types';

/** The tabs that a page may have, in their order, with the key of the front matter that they list. */
export const TABS: Readonly<Record<TabSegment, 'components' | 'hooks'>> = {
  'components-api': 'components',
  'hooks-api': 'hooks',
};

const TAB = new RegExp(`(?:${Object.keys(TABS).join('|')})/?$`);

/** The address of the page that a tab belongs to; other addresses stay as they are. */
export function pageOfTab(pathname: string): string {
  return pathname.replace(TAB, '');
}

/** Docusaurus' id of a tab. */
export function tabId(docId: string, segment: TabSegment): string {
  return docId.replace(
    /(?:^|\/)index$/,
    (index) => `${index.replace('index', '')}${segment}/index`,
  );
}

/** The address of a page's tab; the page's own may or may not end with a slash. */
export function addressOfTab(page: string, segment: TabSegment): string {
  return `${page.replace(/\/$/, '')}/${segment}/`;
}
