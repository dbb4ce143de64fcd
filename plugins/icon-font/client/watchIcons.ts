import { addStylesheet } from './addStylesheet';

/** Name of the animation in `iconFont.css`. */
const ICON_APPEARS = 'docs-icon-appears';

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
