import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { addStylesheet } from './addStylesheet';

/** The animation of `iconFont.css`. */
const ICON_APPEARS = 'docs-icon-appears';

if (ExecutionEnvironment.canUseDOM) {
  const watch = ({ animationName }: AnimationEvent) => {
    if (animationName === ICON_APPEARS) {
      add();
    }
  };
  const add = () => {
    document.removeEventListener('animationstart', watch);
    addStylesheet();
  };
  document.addEventListener('animationstart', watch);
  // What the server rendered may have appeared before.
  if (document.querySelector('.material-icons')) {
    add();
  }
}
