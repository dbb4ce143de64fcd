/** Event that analytics, if there is any, listens for on the page. */
const ANALYTICS_EVENT = 'docs:analytics';

/** Tells what readers look for and do not find. */
export function reportNoResults(query: string, version: string, language: string): void {
  window.dispatchEvent(
    new CustomEvent(ANALYTICS_EVENT, {
      detail: { name: 'search_no_results', params: { query, version, language } },
    }),
  );
}
