/** Tailwind follows the page's color mode, not the system's. */
const STYLE_SHEET = `@import 'tailwindcss';
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));`;

/** Makes Tailwind's classes work from here on: it watches the page and writes the rules that are used. */
export async function startTailwind(): Promise<void> {
  if (document.querySelector('style[type="text/tailwindcss"]')) {
    return;
  }
  const element = document.createElement('style');
  element.type = 'text/tailwindcss';
  element.textContent = STYLE_SHEET;
  document.head.append(element);
  await import('@tailwindcss/browser');
}
