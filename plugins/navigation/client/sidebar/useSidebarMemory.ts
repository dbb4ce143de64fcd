import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { whenIdle } from '../../../../lib/browser/whenIdle';
import { useShownVersion } from '../../../../lib/browser/useShownVersion';
import { recallGroups, rememberGroups } from './groupMemory';
import { openGroups, readOpenGroups } from './openGroups';
import { showActiveEntry } from './showActiveEntry';

interface RememberedSidebar {
  readonly items: readonly PropSidebarItem[];
  /** Of the element that holds the sidebar's list. */
  readonly ref: RefObject<HTMLDivElement>;
  /** Changes when groups are opened again, which entries heed only when they are new. */
  readonly key: string;
}

/** The remembered state changes only when the sidebar is removed. */
const subscribe = () => () => {};

/**
 * Keeps a sidebar as the reader left it: groups that were open before open again, and the entry of the page on screen
 * is in view.
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
  // Before the list is taken out of the page.
  useIsomorphicLayoutEffect(() => {
    const holder = ref.current;
    const remember = () => {
      const list = holder?.querySelector('ul');
      // The server's HTML has a sidebar for phones, too, which never show it.
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
