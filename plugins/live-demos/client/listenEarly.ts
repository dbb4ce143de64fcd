/** The place of a demo, with what was done in it before its page was ready. */
export interface EarlyPlace extends Element {
  /** `null` once somebody else listens. */
  earlyEvents?: Event[] | null;
}

/**
 * Keeps what a reader does in the server's HTML of demos while the scripts of the page are still on their way, for
 * `keepEvents` to take over. A click does nothing by itself in the meantime; links lead where they lead.
 *
 * Its source text runs in the head of every page: it may use nothing from outside.
 *
 * @param types of the events
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
