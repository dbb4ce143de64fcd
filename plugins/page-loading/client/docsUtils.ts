import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';
import { findOpening } from '@site/plugins/navigation/client/findOpening';
import { useLocation } from '@docusaurus/router';
import { useMemo } from 'react';

export * from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';

/*
 * Stands in for the functions by which Docusaurus finds the active entries of a sidebar. They go through the hundreds of
 * entries again for each group and with each change of page; these look them up. Groups on the way to a page lead to
 * the page that opens them, which Docusaurus knows only of groups that are a page themselves.
 */

const addresses = new WeakMap<PropSidebarItem, ReadonlySet<string>>();
const unlisted = new WeakMap<PropSidebarItem, boolean>();

/** Addresses are the same when they differ in case or in a slash at the end. */
function normalize(path: string): string {
  return (path.endsWith('/') ? path : `${path}/`).toLowerCase();
}

/** The normalized addresses of an entry and of those below it. */
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

/** Whether an entry or one below it is not listed, and shown only on its own page. */
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

/** Whether an entry leads to the page on screen, or one below it does. */
export function isActiveSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  return addressesOf(item).has(normalize(activePath));
}

/** The entries that are shown on a page: all but those which are not listed. */
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

/** The way to the page on screen; a group that it opens is named without a link. */
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
