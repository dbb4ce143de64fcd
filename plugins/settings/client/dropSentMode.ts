import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Query parameter that sets a color mode, which Docusaurus prefers to the stored mode. */
const PARAMETER = 'docusaurus-theme';

/** Removes the mode from the address once the reader has chosen one, so that the choice survives a reload. */
export function dropSentMode(): void {
  const address = new URL(location.href);
  if (address.searchParams.has(PARAMETER)) {
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // The button in the bar and the settings panel both change this attribute.
  new MutationObserver(dropSentMode).observe(document.documentElement, {
    attributeFilter: ['data-theme-choice'],
  });
}
