/** Few enough that laying them out leaves time for a key or a click. */
const BATCH = 40;

/**
 * Members out of view are not laid out at first: the browser takes an estimated height for them, and a fast scroll would show
 * how they grow. This lays them out, a few at a time while nothing else is going on.
 *
 * @returns takes it back: members out of view keep the heights that they got, and cost a filter nothing
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

/** Keeps the scroll position when members above it grow; browsers do not anchor scrolling here. */
function keepPlace(members: readonly HTMLElement[], change: () => void): void {
  const seen =
    scrollY > 0 ? members.find((member) => member.getBoundingClientRect().bottom > 0) : undefined;
  const place = seen?.getBoundingClientRect().top ?? 0;
  change();
  const shift = (seen?.getBoundingClientRect().top ?? 0) - place;
  // Even a scroll by nothing would end one that is under way.
  if (shift !== 0) {
    scrollBy({ top: shift, behavior: 'instant' });
  }
}
