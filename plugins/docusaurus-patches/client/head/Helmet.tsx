import { useLayoutEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../../lib/browser/afterPaint';
import { mergeHead } from './mergeHead';
import { writeHead } from './writeHead';

interface Props {
  readonly children?: ReactNode;
}

/** Head elements of the components on screen, in order of creation; later ones override earlier ones. */
const entries = new Map<number, ReactNode>();
let made = 0;
let cancel = (): void => {};

/**
 * Replaces the `react-helmet-async` component that Docusaurus' `Head` renders, in browsers only; the server uses the
 * original. The elements of all components are collected and written once the page has painted. A page has ten such
 * components, and each original would compare the whole head on mount, update and unmount.
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

/** Wraps the site in Docusaurus. There is only one head, so it provides nothing. */
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
