/** The lowest plan that includes a feature; each plan includes the lower ones. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** A line in a package's own code that decides from which plan on a feature works. */
export interface Source {
  /** Plan whose package contains the file: the feature's own, or a lower one that withholds the feature. */
  readonly plan: Plan;
  /** Path inside that package. */
  readonly file: string;
  /** Is in the file literally. */
  readonly text: string;
  /** Statement of the text about the plans, for the editor of the table. */
  readonly reason: string;
}

/** One row of a feature table. */
export interface Feature {
  /** Unique in its table; translations are keyed by it. */
  readonly id: string;
  readonly title: string;
  /** Names from which a reader starts: props, methods, exports. */
  readonly starts: readonly string[];
  /** Works without any of the names above. */
  readonly isDefault?: boolean;
  readonly plan: Plan;
  /**
   * An export of that plan's package, or `Component.prop`, that lower plans lack; a source if neither distinguishes the
   * plans.
   */
  readonly proof: string | Source;
  /** Limit of a plan that has the feature only in part, in a few words. */
  readonly limit?: Readonly<Partial<Record<Plan, string>>>;
  /** Address of the page about it, or of a section: `/x/react-charts/axis/#grid`. */
  readonly page?: string;
}

export interface FeatureGroup {
  readonly id: string;
  readonly title: string;
  readonly features: readonly Feature[];
}

/** `_features.json` in the folder of a family: its features by plan. */
export interface FeatureTable {
  /** Package of each plan that the family has. */
  readonly packages: Readonly<Partial<Record<Plan, string>>>;
  readonly groups: readonly FeatureGroup[];
}

/** The file with the same name among a language's pages: titles by id. */
export interface FeatureTitles {
  readonly groups: Readonly<Record<string, string>>;
  readonly features: Readonly<Record<string, string>>;
  readonly limits?: Readonly<Record<string, Readonly<Partial<Record<Plan, string>>>>>;
}
