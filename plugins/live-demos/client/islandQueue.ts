import { whenIdle } from '../../../lib/browser/whenIdle';

/** Starts one demo; resolves when it is on the screen, or has failed. */
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
 * Queues a demo: they start one at a time, in idle time, the nearest to the reader first, so that no task blocks the
 * page for longer than one demo needs.
 *
 * @returns takes the demo out of the queue, if it has not started yet
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
