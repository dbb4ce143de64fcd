const KIB = 1024;

/** Targets of the site. Sizes are brotli at level 11. */
export const TARGETS = {
  /** JavaScript of a page before any demo starts. */
  javaScriptBeforeDemos: 130 * KIB,
  /** JavaScript after every demo of the page ran, as a share of the peer's page. */
  javaScriptShareOfPeer: 0.5,
  /** Median of page changes at a CPU slowed down four times, click to new heading painted. */
  pageChangeMs: 100,
  /** A page of the API reference, the largest one included. */
  apiElements: 3500,
  apiHtmlBytes: 60 * KIB,
  /** From a key in the filter of such a page to the paint, at a CPU slowed down four times. */
  apiFilterMs: 50,
  /** From a key in the search to its results painted, at a CPU slowed down four times: 95 of 100 keys. */
  searchKeyMs: 50,
  /** All that is fetched for the first results: code and index. */
  searchFirstBytes: 150 * KIB,
  /** Lighthouse's total blocking time of the data grid's overview. */
  overviewBlockingMs: 200,
  /** The longest task while a page with a hundred demos scrolls, at a CPU slowed down four times. */
  scrollTaskMs: 300,
  /** Time that one more demo adds to a build. */
  demoBuildMs: 10,
  performance: 92,
  accessibility: 100,
  /** Below this Chromium's figure is a rounding of nothing. */
  layoutShift: 0.001,
  /** Both languages, all versions, from nothing, on two cores. */
  buildSeconds: 360,
  buildBytes: 10 * KIB ** 3,
} as const;
