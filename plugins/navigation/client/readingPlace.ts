import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { holdPlace } from '../../../lib/browser/holdPlace';

/** Elements by which a place is found again, even if the heights above it have changed. */
const MARKS = 'main :is(h1, h2, h3, h4, h5, h6, [data-demo], [data-api-list] > li)[id]';

/** Milliseconds in which the parts of a page that come after it may arrive. */
const ARRIVAL_TIME = 3_000;

/** Where a reader was on a page. */
interface Place {
  readonly address: string;
  readonly top: number;
  /** The mark nearest to the place, and its distance from the top of the window. */
  readonly mark: { readonly id: string; readonly offset: number } | null;
}

type HistoryEntry = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** By the key of the entry in the browser's history; the entry that opened the document has none. */
const places = new Map<string, Place>();
let top = 0;
let isLeaving = false;
let isTraversal = false;
let wasReturned = false;
let stopReturn = (): void => {};

if (ExecutionEnvironment.canUseDOM) {
  // Before the browser moves the page that is left to where the reader was on the next one.
  window.addEventListener('popstate', () => (isTraversal = isLeaving = true), { capture: true });
  window.addEventListener(
    'scroll',
    () => {
      if (!isLeaving) {
        top = window.scrollY;
      }
    },
    { passive: true },
  );
}

/**
 * Returns readers to where they were on a page when they go back or forward. The browser does so as well, but too early:
 * the router then shows the top of the page. Full loads are left to the browser.
 */
const readingPlace: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation !== location) {
      isLeaving = true;
      places.set(keyOf(previousLocation), findPlace(addressOf(previousLocation)));
    }
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    const place = isTraversal && previousLocation ? places.get(keyOf(location)) : undefined;
    isLeaving = isTraversal = false;
    stopReturn();
    wasReturned = place?.address === addressOf(location);
    if (place && wasReturned) {
      returnTo(place);
    }
    top = window.scrollY;
  },
};

export default readingPlace;

/** Whether the reader went back or forward to the page on screen, and was returned to a place on it. */
export const isReturned = (): boolean => wasReturned;

const keyOf = (location: HistoryEntry): string => location.key ?? '';
const addressOf = ({ pathname, search, hash }: HistoryEntry): string => pathname + search + hash;

function findPlace(address: string): Place {
  const moved = window.scrollY - top;
  // The nearest one: what lies between it and the top of the window may get another height.
  const [nearest] = [...document.querySelectorAll(MARKS)]
    .map((mark) => ({ id: mark.id, offset: mark.getBoundingClientRect().top + moved }))
    .sort((a, b) => Math.abs(a.offset) - Math.abs(b.offset));
  return { address, top, mark: nearest ?? null };
}

/** Scrolls to a place, as soon as the page has it. */
function returnTo({ top: height, mark }: Place): void {
  const reader = new AbortController();
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(act, () => reader.abort(), { passive: true, signal: reader.signal });
  }
  stopReturn = () => reader.abort();
  const end = performance.now() + ARRIVAL_TIME;
  function go(): void {
    if (reader.signal.aborted) {
      return;
    }
    const element = mark && document.getElementById(mark.id);
    if (element) {
      reader.abort();
      holdPlace(element, () =>
        scrollBy({ top: element.getBoundingClientRect().top - mark.offset, behavior: 'instant' }),
      );
      return;
    }
    scrollTo({ top: height, behavior: 'instant' });
    const isThere = !mark && Math.abs(window.scrollY - height) <= 1;
    if (isThere || performance.now() > end) {
      reader.abort();
    } else {
      requestAnimationFrame(go);
    }
  }
  go();
}
