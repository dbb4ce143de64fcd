const KIB = 1024;

/** Targets of the site. Sizes are Brotli at level 11. */
export const TARGETS = {
  /** JavaScript of a page before any demo starts. */
  javaScriptBeforeDemos: 130 * KIB,
  /** JavaScript after all demos of the page have started, as a share of the peer's page. */
  javaScriptShareOfPeer: 0.5,
  /** Median time of page changes, from the click until the new heading is painted, at a 4× CPU slowdown. */
  pageChangeMs: 100,
  /** Elements of a page of the API reference, even of the largest one. */
  apiElements: 3500,
  apiHtmlBytes: 60 * KIB,
  /** Time from a key press in the filter of such a page to the paint, at a 4× CPU slowdown. */
  apiFilterMs: 50,
  /** Time from a key press in the search until its results are painted, at a 4× CPU slowdown: 95th percentile. */
  searchKeyMs: 50,
  /** Total size of what is fetched for the first results: code and index. */
  searchFirstBytes: 150 * KIB,
  /** Lighthouse's total blocking time on the data grid's overview page. */
  overviewBlockingMs: 200,
  performance: 92,
  accessibility: 100,
  /** Values below this are rounding noise in Chromium. */
  layoutShift: 0.001,
  /** A cold build of all versions in both languages, on two cores. */
  buildSeconds: 360,
  buildBytes: 10 * KIB ** 3,
} as const;
