/**
 * Moves the styles that came with the demos' HTML to the document's head, before the page is first painted. Left where
 * they are, they would go with the page, or move when Emotion finds them, and a style sheet that goes makes the browser
 * style the whole document again while the reader waits.
 *
 * Runs in the HTML as it is written here: it may use nothing from outside.
 */
export function settleStyles(page: Document): void {
  const styles = page.querySelectorAll<HTMLStyleElement>(
    'style[data-emotion*=" "], style[data-demo-dark]',
  );
  for (const style of styles) {
    // By this mark Emotion takes its own for its own.
    style.dataset.s = '';
    page.head.append(style);
  }
}
