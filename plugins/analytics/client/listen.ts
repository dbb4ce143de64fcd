import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { readConfig } from '@site/lib/page-config/readConfig';
import { whenLoaded } from '../../../lib/browser/whenLoaded';
import { afterPaint } from '../../../lib/browser/afterPaint';
import { ANALYTICS_CONFIG_ID } from '../configId';
import type { AnalyticsConfig, AnalyticsEvent } from '../types';
import { Inbox } from './Inbox';
import { refusesTracking } from './refusesTracking';

/** Event that parts of the site dispatch, with `AnalyticsEvent` as its detail. */
const ANALYTICS_EVENT = 'docs:analytics';
/** Event dispatched when the search opens with a query that is not in its field yet. */
const SEARCH_EVENT = 'docs:search';

const config =
  ExecutionEnvironment.canUseDOM && !refusesTracking(navigator)
    ? readConfig<AnalyticsConfig>(ANALYTICS_CONFIG_ID)
    : null;
const inbox = new Inbox();

if (config) {
  window.addEventListener(ANALYTICS_EVENT, (event) => {
    inbox.push((event as CustomEvent<AnalyticsEvent>).detail);
  });
  window.addEventListener(SEARCH_EVENT, (event) => {
    const { query } = (event as CustomEvent<{ query: string }>).detail;
    inbox.push({ name: 'search_open', params: { query } });
  });
  // Capture: a menu that closes on click removes the clicked item from the page before the event bubbles.
  document.addEventListener(
    'click',
    ({ target }) => {
      const event = readClick(target);
      if (event) {
        inbox.push(event);
      }
    },
    true,
  );
  whenLoaded(() => {
    void import('./startAnalytics').then(({ startAnalytics }) => startAnalytics(config, inbox));
    return () => undefined;
  });
}

const datasetAround = (target: Element, part: string): DOMStringMap =>
  target.closest<HTMLElement>(`[data-event-${part}]`)?.dataset ?? {};

/** Records a page view. Docusaurus calls this on every navigation. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}): void {
  if (config && location.pathname !== previousLocation?.pathname) {
    // The document's title changes after the page.
    afterPaint(() => void import('./describePage').then(({ pageView }) => inbox.push(pageView())));
  }
}

/**
 * Creates the event of a click from the attributes `data-event-category`, `data-event-action` and `data-event-label` of
 * the clicked element or its ancestors.
 *
 * @returns null for a click without a category or action
 */
export function readClick(target: EventTarget | null): AnalyticsEvent | null {
  if (!(target instanceof Element)) {
    return null;
  }
  const { eventCategory } = datasetAround(target, 'category');
  const { eventAction } = datasetAround(target, 'action');
  const { eventLabel } = datasetAround(target, 'label');
  // A container of buttons may have the category, but only its buttons have actions.
  return eventCategory && eventAction
    ? { name: `${eventCategory}_${eventAction}`, params: eventLabel ? { label: eventLabel } : {} }
    : null;
}
