/** Annotation with the number of checks that a test passed. */
export const CHECKS_PASSED = 'checks passed';

/** Annotation with the address of the page whose demos a test checks. */
export const VISITED_PAGE = 'page';

/** Annotation of the visit to a changed page. */
export const CHANGED_PAGE = 'changed page';

/** Reason for which a long run skips everything but changed pages. */
export const LEFT_OUT = 'left out because the run takes too long';

/** Results of a run, for the table of stages. */
export interface BrowserReport {
  readonly passed: number;
  /** One entry for each failed check. */
  readonly failures: readonly string[];
  readonly notes: readonly string[];
  /** Whether pages were left out. */
  readonly isIncomplete: boolean;
  /** Addresses of visited pages, by whether all tests of the page passed. */
  readonly pages: { readonly passed: readonly string[]; readonly failed: readonly string[] };
}
