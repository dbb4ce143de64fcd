import siteConfig from '@generated/docusaurus.config';
import { holdInstallPrompt } from './installPrompt';
import { reloadForLostChunks } from './lostChunks';
import { mayWorkOffline } from './mayWorkOffline';
import { onVisit } from './visits';

/** Code that every page starts with; the rest is loaded only where a worker may be registered. */
if (typeof document !== 'undefined') {
  reloadForLostChunks();
  holdInstallPrompt();
  if (mayWorkOffline()) {
    window.addEventListener('load', () => {
      import('./work')
        .then(({ work }) => work(siteConfig.baseUrl))
        // Pages work without it. If the browser refuses, the next visit tries again.
        .catch((error: unknown) => console.warn('The page will not work offline:', error));
    });
  }
}

/** Docusaurus calls this after a page change inside the site. */
export function onRouteDidUpdate(): void {
  onVisit.current?.();
}
