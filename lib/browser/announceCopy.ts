/**
 * Announces to screen readers that something was copied. The region is cleared in between, because the same text is
 * announced only if it changes.
 *
 * @param message in the language of the page
 */
export function announceCopy(message: string): void {
  const region = document.querySelector('#copy-status') ?? createRegion();
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}

function createRegion(): Element {
  const region = document.createElement('div');
  region.id = 'copy-status';
  region.className = 'docs-visually-hidden';
  region.setAttribute('role', 'status');
  return document.body.appendChild(region);
}
