/**
 * Calls back with the address of a link that would lead the frame to another page, and keeps the frame where it is.
 * Links to a place in the demo, and to what is no page, stay as they are.
 */
export function listenForLinks(onLink: (href: string) => void): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a, area') : null;
    const address = link && readAddress(link);
    if (event.defaultPrevented || !address || link.hasAttribute('download')) {
      return;
    }
    if (withoutFragment(address) !== withoutFragment(location)) {
      event.preventDefault();
      onLink(address.href);
    } else if (address.hash === '') {
      // It would load the frame again.
      event.preventDefault();
    }
  });
}

/** The page that a link leads to, in HTML or in a drawing. */
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
