/** What the page was in before it was printed; `null` while it is not. */
let modeBefore: string | null = null;

const root = () => document.documentElement;

/** Paper is white: browsers leave dark backgrounds out, and light text with them would not be read. */
export function beginPrint(): void {
  modeBefore ??= root().dataset.theme ?? null;
  root().dataset.theme = 'light';
}

/** Gives the screen its colours back. */
export function endPrint(): void {
  if (modeBefore !== null) {
    root().dataset.theme = modeBefore;
    modeBefore = null;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', beginPrint);
  window.addEventListener('afterprint', endPrint);
}
