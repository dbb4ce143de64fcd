/** Topics that readers expect, by page, such as `react-data-grid/sorting`. This is a minimum, not an outline. */
export type ExpectedTopics = Readonly<Record<string, readonly string[]>>;

/**
 * A page's `topics.json`, which maps each topic to the place that covers it: `#id` is a heading of the page itself, `#`
 * its beginning, `react-data-grid/sorting#id` a heading of another page. A topic can also be left out with a reason.
 */
export type CoveredTopics = Readonly<Record<string, string | { readonly leftOut: string }>>;

/** Missing content of one page. */
export interface PageCoverage {
  /** Name of the version. */
  readonly version: string;
  /** Folder of the page relative to that of the version, such as `react-data-grid/sorting`. */
  readonly topic: string;
  /** Folder of the page relative to the site, such as `docs/react-data-grid/sorting`. */
  readonly page: string;
  /** `missing`: there is no page; `open`: the page has no `topics.json` yet. */
  readonly state: 'missing' | 'open' | 'covered';
  /** Problems of the page's `topics.json`, ready to be printed. */
  readonly problems: readonly string[];
}
