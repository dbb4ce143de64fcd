import { useEffect, useRef, type RefObject } from 'react';

const LIST = '.theme-doc-toc-desktop';
const ACTIVE = '.table-of-contents__link--active';

/** Minimum distance between the active entry and the edges of the list, in CSS pixels. */
const MARGIN = 48;

/**
 * Scrolls a table of contents so that its active entry stays in view.
 *
 * @returns the ref of the element around the table of contents
 */
export function useActiveEntryInView(): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const list = ref.current?.querySelector(LIST);
      const entry = list?.querySelector(ACTIVE);
      if (list && entry) {
        showEntry(list, entry);
      }
    });
    // When the page is scrolled, Docusaurus marks the active entry with a class.
    observer.observe(ref.current!, {
      attributeFilter: ['class'],
      childList: true,
      subtree: true,
    });
    return () => observer.disconnect();
  }, []);
  return ref;
}

function showEntry(list: Element, entry: Element): void {
  const outer = list.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top < outer.top + MARGIN) {
    list.scrollTop += inner.top - outer.top - MARGIN;
  } else if (inner.bottom > outer.bottom - MARGIN) {
    list.scrollTop += inner.bottom - outer.bottom + MARGIN;
  }
}
