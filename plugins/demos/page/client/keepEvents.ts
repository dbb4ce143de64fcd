import type { LocateStarted } from '../../shared/types';
import type { EarlyPlace } from './listenEarly';

/** Events that components listen to for pointer, focus and keyboard input, in the order in which they fire. */
export const KEPT_EVENTS = [
  'pointerdown',
  'mousedown',
  'focusin',
  'pointerup',
  'mouseup',
  'click',
  'keydown',
] as const;

export interface KeptEvents {
  /** Whether events were kept from before the page was ready. */
  readonly isEarly: boolean;
  /**
   * Dispatches the kept events again once the demo listens.
   *
   * @param locate returns the element that corresponds to an event's target; by default the target itself
   */
  readonly replay: (locate?: LocateStarted) => void;
  /** Stops keeping events. Events kept so far can still be replayed. */
  readonly stop: () => void;
}

/**
 * Keeps the reader's input in the server's HTML of a demo that has not started yet and therefore does not listen.
 * Prevents the default action of clicks in the meantime, so that no form is submitted and no checkbox is toggled twice.
 * Starts with the events that `listenEarly` has kept, which then stops listening to this demo.
 */
export function keepEvents(element: EarlyPlace): KeptEvents {
  const kept: Event[] = [];
  const keep = (event: Event) => {
    // The Tab key has already moved the focus.
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (event.target !== element && !isTab) {
      kept.push(event);
    }
    if (event.type === 'click') {
      event.preventDefault();
    }
  };
  element.earlyEvents?.forEach(keep);
  element.earlyEvents = null;
  const stop = () => KEPT_EVENTS.forEach((type) => element.removeEventListener(type, keep, true));
  KEPT_EVENTS.forEach((type) => element.addEventListener(type, keep, true));
  return {
    isEarly: kept.length > 0,
    replay: (locate = (target) => target) => {
      stop();
      for (const event of kept) {
        const target = event.target instanceof Element ? locate(event.target) : null;
        if (target && element.contains(target)) {
          // An event has all properties that its constructor reads from the options.
          const Copy = event.constructor as typeof Event;
          target.dispatchEvent(new Copy(event.type, event));
        }
      }
    },
    stop,
  };
}
