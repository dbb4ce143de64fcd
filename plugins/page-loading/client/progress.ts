import type { ClientModule } from '@docusaurus/types';
import './progress.css';

/** A change of page that takes longer shows that it is under way, in milliseconds. */
const LOADING_DELAY_MS = 200;

/** Stands in for the progress bar of Docusaurus' theme, whose library is larger than all that it does here. */
const progress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = setTimeout(() => {
      document.documentElement.dataset.loading = '';
    }, LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate() {
    delete document.documentElement.dataset.loading;
  },
};

export default progress;
