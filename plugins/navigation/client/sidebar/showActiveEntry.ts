/** Scrolls only the sidebar, until the entry of the page on screen is visible. */
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
