import type { TOCItem } from '@docusaurus/mdx-loader';
import { useEffect, useState } from 'react';

/** Position of the reading line as a fraction of the window's height. The last heading above it is the current one. */
const READING_LINE = 0.3;
/** Wider windows show the whole table of contents next to the page. */
const SMALL_SCREEN = '(max-width: 996px)';

/**
 * Returns the heading of the section in view on small screens; `undefined` at the top of the page.
 *
 * @param toc the headings of the page in document order
 */
export function useHeadingInView(toc: readonly TOCItem[]): TOCItem | undefined {
  const [current, setCurrent] = useState<{ readonly toc: object; readonly item?: TOCItem }>();
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // Before the first scroll there is no current heading, and some headings may not be rendered yet.
    const start = () => {
      if (window.matchMedia(SMALL_SCREEN).matches) {
        observer = observeHeadings(toc, (item) => setCurrent({ toc, item }));
      }
    };
    document.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      document.removeEventListener('scroll', start);
      observer?.disconnect();
    };
  }, [toc]);
  return current?.toc === toc ? current.item : undefined;
}

/** Calls `onChange` whenever a heading crosses the reading line. */
function observeHeadings(
  toc: readonly TOCItem[],
  onChange: (item: TOCItem | undefined) => void,
): IntersectionObserver {
  const headings = toc.flatMap((item) => {
    const element = document.getElementById(item.id);
    return element ? [{ item, element }] : [];
  });
  const observer = new IntersectionObserver(
    () => {
      const line = window.innerHeight * READING_LINE;
      const passed = headings.findLast(
        ({ element }) => element.getBoundingClientRect().top <= line,
      );
      onChange(passed?.item);
    },
    { rootMargin: `0px 0px -${100 - 100 * READING_LINE}% 0px` },
  );
  headings.forEach(({ element }) => observer.observe(element));
  return observer;
}
