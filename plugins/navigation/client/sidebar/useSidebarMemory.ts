import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { whenIdle } from '../../../../lib/browser/whenIdle';
import { useShownVersion } from '../../../../lib/browser/useShownVersion';

interface RememberedSidebar {
  readonly items: readonly PropSidebarItem[];
  /** Ref of the element that contains the sidebar's list. */
  readonly ref: RefObject<HTMLDivElement>;
  /** Key that changes when remembered groups open, because only new entries apply their open state. */
  readonly key: string;
}

const KEY = 'docs.sidebar';

/** Does not notify, because the remembered state changes only when the sidebar is removed. */
const subscribe = () => () => {};

/**
 * Restores a sidebar as the reader left it: opens the previously open groups and scrolls the entry of the page on
 * screen into view.
 *
 * @param sidebar all entries
 * @param path address of the page on screen
 */
export function useSidebarMemory(
  sidebar: readonly PropSidebarItem[],
  path: string,
): RememberedSidebar {
  const version = useShownVersion().name;
  const ref = useRef<HTMLDivElement>(null);
  const places = useSyncExternalStore(
    subscribe,
    () => recallGroups(version),
    () => '',
  );
  // A layout effect, because its cleanup runs before the list is removed from the page.
  useIsomorphicLayoutEffect(() => {
    const holder = ref.current;
    const remember = () => {
      const list = holder?.querySelector('ul');
      // The server's HTML also contains the sidebar on phones, where it is never visible.
      if (list && list.getClientRects().length > 0) {
        rememberGroups(version, readOpenGroups(list).join(' '));
      }
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [version]);
  useEffect(() => whenIdle(() => ref.current && showActiveEntry(ref.current)), [path, places]);
  return {
    items: useMemo(
      () => (places === '' ? sidebar : openGroups(sidebar, new Set(places.split(' ')))),
      [sidebar, places],
    ),
    ref,
    key: `${version} ${places}`,
  };
}

/** Scrolls a sidebar, and nothing else, so far that the entry of the page on screen is seen. */
function showActiveEntry(holder: Element): void {
  const entry = holder.querySelector('[aria-current="page"]');
  const frame = entry?.closest('.menu, .navbar-sidebar__item');
  if (!entry || !frame) {
    return;
  }
  const inner = entry.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    frame.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}

/**
 * Remembers the open groups of a version's sidebar for as long as the tab is open.
 *
 * @param places places of the groups, separated by spaces
 */
export function rememberGroups(version: string, places: string): void {
  try {
    sessionStorage.setItem(`${KEY}.${version}`, places);
  } catch {
    // Without storage, the sidebar always starts in its initial state.
  }
}

/** Returns the places of the remembered open groups; initially empty. */
export function recallGroups(version: string): string {
  try {
    return sessionStorage.getItem(`${KEY}.${version}`) ?? '';
  } catch {
    return '';
  }
}

/**
 * Returns the entries of a sidebar with the given groups open, in addition to those open by default.
 *
 * @param open places of groups, such as `3/1`: the second entry of the fourth. Places are the same in every language.
 */
export function openGroups(
  items: readonly PropSidebarItem[],
  open: ReadonlySet<string>,
  place = '',
): PropSidebarItem[] {
  return items.map((item, index) => {
    const own = place + index;
    return item.type === 'category'
      ? {
          ...item,
          collapsed: item.collapsed && !open.has(own),
          items: openGroups(item.items, open, `${own}/`),
        }
      : item;
  });
}

/** Reads the open groups of a sidebar from the DOM. */
export function readOpenGroups(list: Element, place = ''): string[] {
  return [...list.children].flatMap((item, index) => {
    const own = place + index;
    const isOpen = item.querySelector(':scope > [aria-expanded="true"]') !== null;
    const inner = item.querySelector(':scope > ul');
    return [...(isOpen ? [own] : []), ...(inner ? readOpenGroups(inner, `${own}/`) : [])];
  });
}
