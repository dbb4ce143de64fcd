import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';
import { findOpening } from '@site/plugins/navigation/client/findOpening';
import { useLocation } from '@docusaurus/router';
import { useMemo } from 'react';

export * from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';

/*
 * Replaces the functions that find the active entries of a sidebar in Docusaurus. The originals go through hundreds of
 * entries for each group and on each page change; these use a lookup. Breadcrumb groups link to the page that opens
 * them, which Docusaurus only does for groups that are pages themselves.
 */

const addresses = new WeakMap<PropSidebarItem, ReadonlySet<string>>();
const unlisted = new WeakMap<PropSidebarItem, boolean>();

/** Normalizes an address: case and a trailing slash do not matter. */
function normalize(path: string): string {
  return (path.endsWith('/') ? path : `${path}/`).toLowerCase();
}

/** Returns the normalized addresses of an entry and its descendants. */
function addressesOf(item: PropSidebarItem): ReadonlySet<string> {
  const known = addresses.get(item);
  if (known) {
    return known;
  }
  const own = 'href' in item && item.href !== undefined ? [normalize(item.href)] : [];
  const below =
    item.type === 'category' ? item.items.flatMap((entry) => [...addressesOf(entry)]) : [];
  const all = new Set([...own, ...below]);
  addresses.set(item, all);
  return all;
}

/** Whether an entry or a descendant is unlisted, and therefore shown only on its own page. */
function hasUnlisted(item: PropSidebarItem): boolean {
  const known = unlisted.get(item);
  if (known !== undefined) {
    return known;
  }
  const answer =
    item.type === 'category'
      ? item.linkUnlisted === true || item.items.length === 0 || item.items.some(hasUnlisted)
      : item.type === 'link' && item.unlisted === true;
  unlisted.set(item, answer);
  return answer;
}

/** Whether an entry or a descendant links to the page on screen. */
export function isActiveSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  return addressesOf(item).has(normalize(activePath));
}

/** Returns the entries that are visible on a page: all except unlisted ones. */
export function useVisibleSidebarItems(
  items: readonly PropSidebarItem[],
  activePath: string,
): readonly PropSidebarItem[] {
  return useMemo(
    () =>
      items.some(hasUnlisted)
        ? items.filter((item) => docs.isVisibleSidebarItem(item, activePath))
        : items,
    [items, activePath],
  );
}

/** Returns the breadcrumbs of the page on screen. A group that this page opens has no link. */
export function useSidebarBreadcrumbs(): ReturnType<typeof docs.useSidebarBreadcrumbs> {
  const trail = docs.useSidebarBreadcrumbs();
  const { pathname } = useLocation();
  return (
    trail?.map((item) => {
      const href = item.type === 'category' ? (item.href ?? findOpening(item)) : item.href;
      return href === undefined || normalize(href) === normalize(pathname)
        ? item
        : { ...item, href };
    }) ?? null
  );
}
