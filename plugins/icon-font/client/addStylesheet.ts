/**
 * Loads the font's style sheet; the page is painted meanwhile, with space for the icons. It comes before all others, as
 * in a reader's project: the size that a component gives its icon holds, not the one of the font.
 *
 * @param href address of the style sheet
 */
export function addStylesheet(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', () => {
    document.documentElement.dataset.iconFont = '';
  });
  document.head.prepend(link);
}
