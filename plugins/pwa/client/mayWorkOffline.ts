import { HOST_META } from '../addresses';

/** Whether the page is on the host for which the worker was built, in a browser that supports service workers. */
export function mayWorkOffline(): boolean {
  const host = document.querySelector<HTMLMetaElement>(`meta[name="${HOST_META}"]`)?.content;
  return host === location.host && 'serviceWorker' in navigator && 'caches' in window;
}
