/**
 * Says that something was copied to those who do not see it; the same words are said again only after they were gone.
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
