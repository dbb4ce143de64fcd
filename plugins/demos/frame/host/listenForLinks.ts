/**
 * Opens links that would navigate the frame in a new tab without access to the frame. The browser allows this only
 * right after a click in the frame. Does not change links to a place in the demo or to anything other than a page.
 */
export function listenForLinks(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a, area') : null;
    const address = link && readAddress(link);
    if (event.defaultPrevented || !address || link.hasAttribute('download')) {
      return;
    }
    if (withoutFragment(address) !== withoutFragment(location)) {
      event.preventDefault();
      window.open(address.href, '_blank', 'noopener');
    } else if (address.hash === '') {
      // The link would reload the frame.
      event.preventDefault();
    }
  });
}

/** Returns the page that an HTML or SVG link leads to. */
function readAddress(link: Element): URL | null {
  const href = link.getAttribute('href') ?? link.getAttribute('xlink:href');
  if (href === null || !URL.canParse(href, document.baseURI)) {
    return null;
  }
  const address = new URL(href, document.baseURI);
  return /^https?:$/.test(address.protocol) ? address : null;
}

function withoutFragment({ href }: URL | Location): string {
  return href.replace(/#.*/s, '');
}
