/**
 * Opens links that would lead the frame to another page in a tab that knows nothing of it. The browser refuses that unless
 * the reader has just clicked in the frame. Links to a place in the demo, and to what is no page, stay as they are.
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
