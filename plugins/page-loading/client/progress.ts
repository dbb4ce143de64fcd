import type { ClientModule } from '@docusaurus/types';
import './progress.css';

/** Delay in milliseconds after which a page change shows its progress. */
const LOADING_DELAY_MS = 200;

/** Replaces the progress bar of Docusaurus' theme, whose library is larger than everything it does here. */
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
