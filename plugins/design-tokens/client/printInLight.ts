/** Color mode before printing; `null` while the page is not printed. */
let modeBefore: string | null = null;

const root = () => document.documentElement;

/** Paper is white: browsers leave dark backgrounds out, and light text with them would not be read. */
function beginPrint(): void {
  modeBefore ??= root().dataset.theme ?? null;
  root().dataset.theme = 'light';
}

/** Gives the screen its colors back. */
function endPrint(): void {
  if (modeBefore !== null) {
    root().dataset.theme = modeBefore;
    modeBefore = null;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', beginPrint);
  window.addEventListener('afterprint', endPrint);
}
