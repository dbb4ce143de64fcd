/** The topics that readers look for, by page: `react-data-grid/sorting`. A floor, not an outline. */
export type ExpectedTopics = Readonly<Record<string, readonly string[]>>;

/**
 * A page's `topics.json`: where each topic is covered. `#id` is a heading of the page itself, `#` its beginning,
 * `react-data-grid/sorting#id` one of another page; a topic that is left out says why.
 */
export type CoveredTopics = Readonly<Record<string, string | { readonly leftOut: string }>>;

/** Missing content of one page. */
export interface PageCoverage {
  /** Name of the version. */
  readonly version: string;
  /** `react-data-grid/sorting`: the folder below the version's folder. */
  readonly topic: string;
  /** The folder relative to the site, such as `docs/react-data-grid/sorting`. */
  readonly page: string;
  /** `missing` has no page, `open` no `topics.json` yet. */
  readonly state: 'missing' | 'open' | 'covered';
  /** Problems of the page's `topics.json`, ready to be shown. */
  readonly problems: readonly string[];
}
