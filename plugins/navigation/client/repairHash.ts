import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Docusaurus decodes the hash during rendering, and invalid percent signs, as in `#50%`, would crash the whole page.
 * Encode them first, so that they are read literally.
 */
export function repairHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.hash.replaceAll('%', '%25'));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // Capture the event, to run before the router's listener.
  window.addEventListener('popstate', repairHash, { capture: true });
}
