import { whenIdle } from '../../../../lib/browser/whenIdle';

/** Starts one demo; resolves when it is on screen or has failed. */
type Start = () => Promise<void>;

const waiting: { readonly element: Element; readonly start: Start }[] = [];
let running = false;

function distanceFromView(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function runNext(): void {
  waiting.sort((a, b) => distanceFromView(a.element) - distanceFromView(b.element));
  const next = waiting.shift();
  if (!next) {
    running = false;
    return;
  }
  running = true;
  whenIdle(() => void next.start().finally(runNext));
}

/**
 * Adds a demo to the queue. Demos start one at a time, in idle time, the nearest to the viewport first, so that no task
 * blocks the page for longer than one demo needs.
 *
 * @returns a function that removes the demo from the queue if it has not started yet
 */
export function queueIsland(element: Element, start: Start): () => void {
  const entry = { element, start };
  waiting.push(entry);
  if (!running) {
    runNext();
  }
  return () => {
    const index = waiting.indexOf(entry);
    if (index >= 0) {
      waiting.splice(index, 1);
    }
  };
}
