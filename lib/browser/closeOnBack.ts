import { useEffect, useRef } from 'react';

/** In the state of an entry of the browser's history: how many things are open over the page. */
const OPEN = 'openOverPage';

interface Overlay {
  readonly close: () => void;
}

const overlays: Overlay[] = [];

/** The address that the router knows, and how many things were open where the reader was last. */
let heard = '';
let openBefore = 0;

const openIn = (state: unknown): number =>
  (state as Readonly<Record<typeof OPEN, number>> | null)?.[OPEN] ?? 0;

const withOpen = (state: unknown, open: number) => ({ ...(state as object | null), [OPEN]: open });

/**
 * Lets Back close what opens over the page: readers on phones expect it, and would leave the page otherwise. An entry of
 * the browser's history stands for what is open; the page that a link in it leads to takes the place of that entry.
 *
 * @param close is called when the reader goes back
 * @returns to be called when it is closed in another way
 */
export function closeOnBack(close: () => void): () => void {
  const overlay = { close };
  overlays.push(overlay);
  // The router's own part of the state stays: to it, the entry is the page.
  History.prototype.pushState.call(history, withOpen(history.state, overlays.length), '');
  openBefore = overlays.length;
  return () => {
    const place = overlays.indexOf(overlay);
    if (place < 0) {
      return;
    }
    overlays.splice(place, 1);
    // A link that closes it goes to its page first.
    setTimeout(() => openIn(history.state) > overlays.length && history.back());
  };
}

/** @see closeOnBack */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen]);
}

/** The router would take a step between two entries of one page for a change of page, and scroll to its beginning. */
function hearStep(event: PopStateEvent): void {
  const open = openIn(event.state);
  const isWithinPage = location.href === heard && Math.max(open, openBefore) > 0;
  openBefore = open;
  overlays
    .splice(open)
    .reverse()
    .forEach(({ close }) => close());
  // What the entry stood for may be closed since: the one before it is the page.
  const isOver = open > overlays.length;
  if (isWithinPage || isOver) {
    event.stopImmediatePropagation();
  } else {
    heard = location.href;
  }
  if (isOver) {
    history.back();
  }
}

function noteAddress(): void {
  heard = location.href;
  openBefore = openIn(history.state);
}

function followRouter(): void {
  const { pushState, replaceState } = History.prototype;
  history.pushState = (...step) => {
    (openIn(history.state) > 0 ? replaceState : pushState).apply(history, step);
    noteAddress();
  };
  history.replaceState = (state, ...step) => {
    const open = openIn(history.state);
    replaceState.call(history, open > 0 ? withOpen(state, open) : state, ...step);
    noteAddress();
  };
  // Links to a place of the page go there without the router.
  window.addEventListener('hashchange', () => {
    if (openIn(history.state) <= overlays.length) {
      noteAddress();
    }
  });
  window.addEventListener('popstate', hearStep, { capture: true });
  noteAddress();
  if (openBefore > 0) {
    // The page was loaded again while something was open.
    history.back();
  }
}

if (typeof window !== 'undefined') {
  followRouter();
}
