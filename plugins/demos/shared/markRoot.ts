/**
 * Marks on the root element which choices differ from those on the server; style rules hide the affected parts until
 * they are updated. The source text of this function also runs in the head of every page before the first paint, so it
 * must not reference other code.
 */
export function markRoot(root: HTMLElement, cookies: string): void {
  const variant = /(?:^|; )codeVariant=(JS)(?:;|$)/.exec(cookies);
  const styling = /(?:^|; )codeStyling=(tailwind|css)(?:;|$)/.exec(cookies);
  if (variant) {
    root.dataset.codeVariant = variant[1];
  } else {
    delete root.dataset.codeVariant;
  }
  if (styling) {
    root.dataset.codeStyling = styling[1];
  } else {
    delete root.dataset.codeStyling;
  }
}
