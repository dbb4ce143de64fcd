const KIB = 1024;

/** What the site promises. Sizes are brotli at level 11. */
export const TARGETS = {
  /** JavaScript of a page before any demo starts. */
  javaScriptBeforeDemos: 130 * KIB,
  /** JavaScript after every demo of the page ran, as a share of the peer's page. */
  javaScriptShareOfPeer: 0.5,
  /** Median of page changes at a CPU slowed down four times, click to new heading painted. */
  pageChangeMs: 120,
  performance: 92,
  accessibility: 100,
  /** Below this Chromium's figure is a rounding of nothing. */
  layoutShift: 0.001,
  /** Both languages, all versions, from nothing, on two cores. */
  buildSeconds: 360,
  buildBytes: 10 * KIB ** 3,
} as const;
