import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** With this parameter an address brings a color mode, which Docusaurus prefers to the one that it has kept. */
const PARAMETER = 'docusaurus-theme';

/** Takes the mode out of the address: the reader has chosen since, also for when the page is loaded again. */
export function dropSentMode(): void {
  const address = new URL(location.href);
  if (address.searchParams.has(PARAMETER)) {
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Whatever the reader chose with: a button in the bar and the settings both end here.
  new MutationObserver(dropSentMode).observe(document.documentElement, {
    attributeFilter: ['data-theme-choice'],
  });
}
