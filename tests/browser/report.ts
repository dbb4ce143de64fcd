/** Annotation with the number of checks that a test passed. */
export const CHECKS_PASSED = 'checks passed';

/** Annotation with the address of the page whose demos a test checks. */
export const VISITED_PAGE = 'page';

/** Results of a run, for the table of stages. */
export interface BrowserReport {
  readonly passed: number;
  /** One entry for each failed check. */
  readonly failures: readonly string[];
  readonly notes: readonly string[];
  /** Addresses of visited pages, by whether all tests of the page passed. */
  readonly pages: { readonly passed: readonly string[]; readonly failed: readonly string[] };
}
