import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { afterPaint } from './afterPaint';

/** What the components on screen have to say in the head, in the order in which they were made: the last one counts. */
const entries = new Map<number, ReactNode>();
let made = 0;
let root: Root | undefined;
let callOff = (): void => {};

/**
 * Stands in for Docusaurus' `Head` in browsers: what components say there is gathered, and written once the page has
 * been painted. A page has ten of them; each would compare the whole head when it comes, changes and goes.
 */
export default function Head({ children }: { readonly children?: ReactNode }): null {
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

function writeLater(): void {
  callOff();
  callOff = afterPaint(() => {
    root ??= createRoot(document.createElement('div'));
    flushSync(() => root!.render(<Gathered />));
  });
}

function Gathered(): ReactNode {
  const places = [...entries.keys()].sort((a, b) => a - b);
  return (
    <HelmetProvider>
      {places.map((place, index) => (
        // The last one says whether to write at once.
        <Helmet key={index} defer={index < places.length - 1}>
          {entries.get(place)}
        </Helmet>
      ))}
    </HelmetProvider>
  );
}
