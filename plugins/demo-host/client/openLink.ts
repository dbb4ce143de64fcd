/**
 * Opens a link of a frame's content in a tab of its own that knows nothing of this page. A tab that the frame opens has
 * no origin either, and most pages do not allow that.
 */
export function openLink(href: string): void {
  if (/^https?:/.test(href)) {
    window.open(href, '_blank', 'noopener');
  }
}
