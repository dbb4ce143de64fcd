/** Name of the animation in `iconFont.css`. */
const ICON_APPEARS = 'docs-icon-appears';

/** The font family of the style sheet, at the size of an icon. */
const FONT = '24px "Material Icons"';

/**
 * Loads the font's style sheet once the first icon appears on the page.
 *
 * @param href address of the style sheet
 */
export function watchIcons(href: string): void {
  const watch = ({ animationName }: AnimationEvent) => {
    if (animationName === ICON_APPEARS) {
      add();
    }
  };
  const add = () => {
    document.removeEventListener('animationstart', watch);
    addStylesheet(href);
  };
  document.addEventListener('animationstart', watch);
  // Icons in the server's HTML may have appeared earlier.
  if (document.querySelector('.material-icons')) {
    add();
  }
}

/**
 * Loads the font without blocking the page, which reserves space for the icons. The style sheet comes before all
 * others, as in a reader's project, so that the icon size of a component overrides that of the font.
 *
 * @param href address of the style sheet
 */
function addStylesheet(href: string): void {
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
