import type { AnalyticsEvent } from '../types';

/**
 * Reads what a click means from the attributes of the elements around it: `data-event-category`, with
 * `data-event-action` and `data-event-label` on the same element or others around the click.
 *
 * @returns null for a click that means nothing
 */
export function readClick(target: EventTarget | null): AnalyticsEvent | null {
  if (!(target instanceof Element)) {
    return null;
  }
  const { eventCategory } = datasetAround(target, 'category');
  const { eventAction } = datasetAround(target, 'action');
  const { eventLabel } = datasetAround(target, 'label');
  // Something around buttons has a category, but only the buttons do something.
  return eventCategory && eventAction
    ? { name: `${eventCategory}_${eventAction}`, params: eventLabel ? { label: eventLabel } : {} }
    : null;
}

const datasetAround = (target: Element, part: string): DOMStringMap =>
  target.closest<HTMLElement>(`[data-event-${part}]`)?.dataset ?? {};
