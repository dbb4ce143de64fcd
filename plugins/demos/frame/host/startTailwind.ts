/** Makes Tailwind follow the page's color mode instead of the system's. */
const STYLE_SHEET = `@import 'tailwindcss';
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));`;

/** Starts Tailwind, which watches the page and writes rules for the classes in use. */
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
