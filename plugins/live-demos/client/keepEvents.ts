/** What components listen to when they are pressed, focused or operated by keyboard, in the order of one press. */
const EVENTS = [
  'pointerdown',
  'mousedown',
  'focusin',
  'pointerup',
  'mouseup',
  'click',
  'keydown',
] as const;

export interface KeptEvents {
  /** Lets them happen again, once somebody listens. */
  readonly replay: () => void;
  readonly drop: () => void;
}

/**
 * Keeps what a reader does in the server's HTML of a demo that has not started yet: nobody would hear of it. A click
 * does nothing by itself in the meantime, so that no form is sent and no box ticked twice.
 */
export function keepEvents(element: Element): KeptEvents {
  const kept: Event[] = [];
  const keep = (event: Event) => {
    // The Tab key has moved the focus by itself.
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (event.target !== element && !isTab) {
      kept.push(event);
    }
    if (event.type === 'click') {
      event.preventDefault();
    }
  };
  const drop = () => EVENTS.forEach((type) => element.removeEventListener(type, keep, true));
  EVENTS.forEach((type) => element.addEventListener(type, keep, true));
  return {
    replay: () => {
      drop();
      for (const event of kept) {
        if (event.target instanceof Node && element.contains(event.target)) {
          // An event has every property that its copy is made from.
          const Copy = event.constructor as typeof Event;
          event.target.dispatchEvent(new Copy(event.type, event));
        }
      }
    },
    drop,
  };
}
