import { addStylesheet } from './addStylesheet';

/** The animation of `iconFont.css`. */
const ICON_APPEARS = 'docs-icon-appears';

/**
 * Loads the font's style sheet when the first icon appears on the page, and not before.
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
  // What the server rendered may have appeared before.
  if (document.querySelector('.material-icons')) {
    add();
  }
}
