import type { AnalyticsEvent } from '../types';

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

const datasetAround = (target: Element, part: string): DOMStringMap =>
  target.closest<HTMLElement>(`[data-event-${part}]`)?.dataset ?? {};
