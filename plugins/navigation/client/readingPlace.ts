import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { holdPlace } from '../../../lib/browser/holdPlace';

/** Elements used to find a place again, even if the height of the content above has changed. */
const MARKS = 'main :is(h1, h2, h3, h4, h5, h6, [data-demo], [data-api-list] > li)[id]';

/** Time in milliseconds during which late parts of a page may arrive. */
const ARRIVAL_TIME = 3_000;

/** A reader's scroll position on a page. */
interface Place {
  readonly address: string;
  readonly top: number;
  /** The mark nearest to the place, and its distance from the top of the window. */
  readonly mark: { readonly id: string; readonly offset: number } | null;
}

type HistoryEntry = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** Places by the key of the history entry; the entry that opened the document has no key. */
const places = new Map<string, Place>();
let top = 0;
let isLeaving = false;
let isTraversal = false;
let wasReturned = false;
let stopReturn = (): void => {};

if (ExecutionEnvironment.canUseDOM) {
  // Runs before the browser scrolls the old page to the position on the next one.
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
 * Restores the scroll position when the reader goes back or forward. The browser does this too early, and the router
 * then scrolls to the top of the page. Full page loads are left to the browser.
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
    // Choosing the link to the current section again looks like going back.
    const isReturn = isTraversal && previousLocation && !isSame(location, previousLocation);
    const place = isReturn ? places.get(keyOf(location)) : undefined;
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

/** Whether the reader went back or forward to the page on screen and its scroll position was restored. */
export const isReturned = (): boolean => wasReturned;

const keyOf = (location: HistoryEntry): string => location.key ?? '';
const addressOf = ({ pathname, search, hash }: HistoryEntry): string => pathname + search + hash;

const isSame = (entry: HistoryEntry, other: HistoryEntry): boolean =>
  keyOf(entry) === keyOf(other) && addressOf(entry) === addressOf(other);

function findPlace(address: string): Place {
  const moved = window.scrollY - top;
  // Use the nearest mark, because the height of the content between it and the top of the window may change.
  const [nearest] = [...document.querySelectorAll(MARKS)]
    .map((mark) => ({ id: mark.id, offset: mark.getBoundingClientRect().top + moved }))
    .sort((a, b) => Math.abs(a.offset) - Math.abs(b.offset));
  return { address, top, mark: nearest ?? null };
}

/** Scrolls to a place as soon as the page contains it. */
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
