import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Docusaurus decodes what follows the `#` in the middle of a render: percent signs that encode nothing, as in `#50%`, would
 * take the whole page down. They are encoded before it reads them, so that they stand for themselves.
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
  // Ahead of the router, which listens to the same without `capture`.
  window.addEventListener('popstate', repairHash, { capture: true });
}
