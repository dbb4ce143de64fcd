/**
 * Moves the styles that came with the demos' HTML to the document's head, before the first paint. In their original
 * place, they would be removed with the page, or moved when Emotion finds them, and removing a style sheet makes the
 * browser restyle the whole document while the reader waits.
 *
 * Its source text runs in the HTML, so it must not use anything from outside.
 */
export function settleStyles(page: Document): void {
  const styles = page.querySelectorAll<HTMLStyleElement>(
    'style[data-emotion*=" "], style[data-demo-dark]',
  );
  for (const style of styles) {
    // Emotion recognizes its style elements by this mark.
    style.dataset.s = '';
    page.head.append(style);
  }
}
