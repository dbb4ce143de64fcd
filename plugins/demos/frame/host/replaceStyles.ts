import type { DemoFiles } from '../../shared/hostMessages';

const MARK = 'data-sent-styles';

/** Adds the style sheets of the files to the page, replacing those of the previous run. */
export function replaceStyles(files: DemoFiles): void {
  document.querySelectorAll(`style[${MARK}]`).forEach((element) => element.remove());
  for (const [name, text] of Object.entries(files)) {
    if (name.endsWith('.css')) {
      const element = document.createElement('style');
      element.setAttribute(MARK, name);
      element.textContent = text;
      document.head.append(element);
    }
  }
}
