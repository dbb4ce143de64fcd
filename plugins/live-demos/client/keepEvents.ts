import type { LocateStarted } from '../../../lib/demos/types';
import type { EarlyPlace } from './listenEarly';

/**
 * Events that components listen to when they are pressed, focused or operated by keyboard, in the order of one press.
 */
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
  /** Whether there are some from before the page was ready. */
  readonly isEarly: boolean;
  /**
   * Lets them happen again, once somebody listens.
   *
   * @param locate the element that stands for one they happened to; by default itself
   */
  readonly replay: (locate?: LocateStarted) => void;
  /** Keeps nothing more. What was kept can still be replayed. */
  readonly stop: () => void;
}

/**
 * Keeps what a reader does in the server's HTML of a demo that has not started yet: nobody would hear of it. A click
 * does nothing by itself in the meantime, so that no form is sent and no box ticked twice. It begins with what
 * `listenEarly` has kept, which hears no more of this demo.
 */
export function keepEvents(element: EarlyPlace): KeptEvents {
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
          // An event has every property that its copy is made from.
          const Copy = event.constructor as typeof Event;
          target.dispatchEvent(new Copy(event.type, event));
        }
      }
    },
    stop,
  };
}
