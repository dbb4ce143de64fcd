/**
 * Calls back with the address of a link that would lead the frame to another page, and keeps the frame where it is.
 * Links to a place in the demo, and to what is no page, stay as they are.
 */
export function listenForLinks(onLink: (href: string) => void): void {
  window.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    const isPage =
      (link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement) &&
      /^https?:$/.test(link.protocol) &&
      !link.hasAttribute('download');
    if (event.defaultPrevented || !isPage) {
      return;
    }
    if (withoutFragment(link.href) !== withoutFragment(location.href)) {
      event.preventDefault();
      onLink(link.href);
    } else if (link.hash === '') {
      // It would load the frame anew.
      event.preventDefault();
    }
  });
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}
