/**
 * Says on the root element which choices differ from what the server wrote; style rules hide that until it is right.
 * Its source text also runs in the head of every page, before anything is painted: it must not refer to anything.
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
