/**
 * A reason in a guide's `left-out.json`, with the names that it applies to: `GridFoo` refers to changes of the export
 * itself, `GridFoo.bar` to changes of its prop, slot, class, event or selector. `*` matches any part of a name.
 */
export interface LeftOut {
  readonly reason: string;
  readonly names: readonly string[];
}

/** A migration page, and the names that it mentions. */
export interface Guide {
  /** Folder of the page, relative to the site. */
  readonly page: string;
  readonly family: string;
  readonly from: string;
  readonly to: string;
  /** All names in code font and in the listings of the English page. */
  readonly words: ReadonlySet<string>;
  /** `null` if there is no `left-out.json`. */
  readonly leftOut: readonly LeftOut[] | null;
}
