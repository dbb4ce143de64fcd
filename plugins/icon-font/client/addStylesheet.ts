/** The font as its style sheet names it, in the size of an icon. */
const FONT = '24px "Material Icons"';

/**
 * Loads the font; the page is painted meanwhile, with space for the icons. The style sheet comes before all others, as in
 * a reader's project: the size that a component gives its icon holds, not the one of the font.
 *
 * @param href address of the style sheet
 */
export function addStylesheet(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const showIcons = () => {
    document.documentElement.dataset.iconFont = '';
  };
  link.addEventListener('load', () => {
    // With the style sheet alone the names would be words. Without a font they are better than nothing.
    document.fonts.load(FONT).then(showIcons, showIcons);
  });
  document.head.prepend(link);
}
