/**
 * One reason of a guide's `left-out.json`, with what it holds for: `GridFoo` is what happened to the export itself,
 * `GridFoo.bar` what happened to its prop, slot, class, event or selector. `*` stands for any part of a name.
 */
export interface LeftOut {
  readonly reason: string;
  readonly names: readonly string[];
}

/** A migration page, and what it says about the names that changed. */
export interface Guide {
  /** The page's folder, relative to the site. */
  readonly page: string;
  readonly family: string;
  readonly from: string;
  readonly to: string;
  /** Every name in code font and in the listings of the English page. */
  readonly words: ReadonlySet<string>;
  /** `null` without a `left-out.json`. */
  readonly leftOut: readonly LeftOut[] | null;
}
