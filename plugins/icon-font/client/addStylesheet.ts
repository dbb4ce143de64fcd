/** The font family of the style sheet, at the size of an icon. */
const FONT = '24px "Material Icons"';

/**
 * Loads the font without blocking the page, which reserves space for the icons. The style sheet comes before all
 * others, as in a reader's project, so that the icon size of a component overrides that of the font.
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
    // Until the font is loaded, the icons' names would show as words. If it fails, words are better than nothing.
    document.fonts.load(FONT).then(showIcons, showIcons);
  });
  document.head.prepend(link);
}
