/** The plan a feature begins with; each contains the ones before it. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** One row of a feature table. */
export interface Feature {
  /** Unique in its table; translations are keyed by it. */
  readonly id: string;
  readonly title: string;
  /** Names from which a reader starts: props, methods, exports. */
  readonly starts: readonly string[];
  readonly plan: Plan;
  /** An export of that plan's package, or `Component.prop`, which smaller plans lack. */
  readonly proof: string;
  /** What a plan has only in part, in a few words. */
  readonly limit?: Readonly<Partial<Record<Plan, string>>>;
  /** Address of the page about it. */
  readonly page?: string;
}

export interface FeatureGroup {
  readonly id: string;
  readonly title: string;
  readonly features: readonly Feature[];
}

/** `_features.json` in the folder of a family: what it does, by plan. */
export interface FeatureTable {
  /** The package of each plan that the family has. */
  readonly packages: Readonly<Partial<Record<Plan, string>>>;
  readonly groups: readonly FeatureGroup[];
}

/** The file of the same name among a language's pages: titles by id. */
export interface FeatureTitles {
  readonly groups: Readonly<Record<string, string>>;
  readonly features: Readonly<Record<string, string>>;
  readonly limits?: Readonly<Record<string, Readonly<Partial<Record<Plan, string>>>>>;
}
