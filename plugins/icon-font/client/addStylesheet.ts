import stylesheet from '@generated/icon-font/default/stylesheet.json';

/** Loads the font's style sheet; the page is painted meanwhile, with space for the icons. */
export function addStylesheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet.href;
  link.addEventListener('load', () => {
    document.documentElement.dataset.iconFont = '';
  });
  document.head.append(link);
}
