/** Event that analytics scripts, if any, listen for. */
const ANALYTICS_EVENT = 'docs:analytics';

/** Reports a search without results. */
export function reportNoResults(query: string, version: string, language: string): void {
  window.dispatchEvent(
    new CustomEvent(ANALYTICS_EVENT, {
      detail: { name: 'search_no_results', params: { query, version, language } },
    }),
  );
}
