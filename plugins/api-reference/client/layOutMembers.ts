/** Number of members per batch, small enough to leave time to handle a key or a click. */
const BATCH = 40;

/**
 * Lays out members outside the viewport in small batches while the browser is idle. Until then, the browser uses an
 * estimated height for them, and they would visibly grow during a fast scroll.
 *
 * @returns a function that undoes it: members outside the viewport keep their measured heights and do not slow down
 * filters
 */
export function layOutMembers(root: ParentNode): () => void {
  const members = [...root.querySelectorAll<HTMLElement>('[data-api-list] > li')];
  const whenIdle: (callback: () => void) => unknown =
    typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  let done = 0;
  let isOver = false;

  function next(): void {
    if (isOver || done === members.length) {
      return;
    }
    keepPlace(members, () => {
      for (const member of members.slice(done, (done += BATCH))) {
        member.style.contentVisibility = 'visible';
      }
    });
    whenIdle(next);
  }

  whenIdle(next);
  return () => {
    isOver = true;
    for (const member of members.slice(0, done)) {
      member.style.contentVisibility = '';
    }
  };
}

/** Keeps the scroll position when members above the viewport grow; browsers do not anchor scrolling here. */
function keepPlace(members: readonly HTMLElement[], change: () => void): void {
  const seen =
    scrollY > 0 ? members.find((member) => member.getBoundingClientRect().bottom > 0) : undefined;
  const place = seen?.getBoundingClientRect().top ?? 0;
  change();
  const shift = (seen?.getBoundingClientRect().top ?? 0) - place;
  // Even scrolling by zero would interrupt a scroll in progress.
  if (shift !== 0) {
    scrollBy({ top: shift, behavior: 'instant' });
  }
}
