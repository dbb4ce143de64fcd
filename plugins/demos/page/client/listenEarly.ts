/** Element of a demo, with the events from before its page was ready. */
export interface EarlyPlace extends Element {
  /** `null` once `keepEvents` has taken over. */
  earlyEvents?: Event[] | null;
}

/**
 * Keeps the reader's input in the server's HTML of demos while the scripts of the page are loading, until `keepEvents`
 * takes over. Prevents the default action of clicks in the meantime, except on links.
 *
 * Its source text runs in the head of every page, so it must not use anything from outside.
 *
 * @param types event types to keep
 */
export function listenEarly(page: Document, types: readonly string[]): void {
  const listen = (event: Event) => {
    const target = event.target as Element;
    const place = target.closest?.<EarlyPlace>('[data-demo-canvas]>[data-demo-content]');
    if (!place || place.earlyEvents === null || target.closest('a[href]')) {
      return;
    }
    place.earlyEvents ??= [];
    place.earlyEvents.push(event);
    if (event.type === 'click') {
      event.preventDefault();
    }
  };
  types.forEach((type) => page.addEventListener(type, listen, true));
}
