import { useLayoutEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../../lib/browser/afterPaint';
import { mergeHead } from './mergeHead';
import { writeHead } from './writeHead';

interface Props {
  readonly children?: ReactNode;
}

/** What the components on screen have to say in the head, in the order in which they were made: the last one counts. */
const entries = new Map<number, ReactNode>();
let made = 0;
let cancel = (): void => {};

/**
 * Stands in for the component of `react-helmet-async` in browsers, which Docusaurus' `Head` renders; the server has the
 * original. What components say is gathered, and written once the page has been painted: a page has ten of them, and
 * each would compare the whole head when it comes, changes and goes.
 */
export function Helmet({ children }: Props): null {
  const [place] = useState(() => made++);
  useLayoutEffect(() => {
    entries.set(place, children);
    writeLater();
    return () => {
      entries.delete(place);
      writeLater();
    };
  }, [place, children]);
  return null;
}

/** Docusaurus puts it around the site; there is one head, and nothing to provide. */
export function HelmetProvider({ children }: Props): ReactNode {
  return children;
}

function writeLater(): void {
  cancel();
  cancel = afterPaint(() => {
    const places = [...entries.keys()].sort((a, b) => a - b);
    writeHead(mergeHead(places.map((place) => entries.get(place))));
  });
}
