/** Scrolls a sidebar, and nothing else, so far that the entry of the page on screen is seen. */
export function showActiveEntry(holder: Element): void {
  const entry = holder.querySelector('[aria-current="page"]');
  const frame = entry?.closest('.menu, .navbar-sidebar__item');
  if (!entry || !frame) {
    return;
  }
  const inner = entry.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    frame.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}
