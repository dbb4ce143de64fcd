import type { Side } from '../code-changes/codeChanges';
import type { Migration } from '../code-changes/remarkCodeChanges';

/** Names that may be in code font on the pages of a version. */
export interface KnownNames {
  /** Of the library: exports, members, slots, classes, events, parameters. */
  readonly library: ReadonlySet<string>;
  /** Of everything else that the compiler opens with it: JavaScript, the browser, HTML, CSS, React, Material UI. */
  readonly platform: ReadonlySet<string>;
}

/** A listing of a page. */
export interface Fence {
  /** The word after the backticks, such as `tsx`. */
  readonly language: string;
  readonly meta: string;
  /** On a migration page: whether the code is the older version's or the newer one's. */
  readonly side: Side | null;
  /** Each language shows an example of its own. */
  readonly isLocalized: boolean;
  readonly code: string;
  /** Line of the page that holds the first line of code. */
  readonly line: number;
}

/** Code inside of a sentence. */
export interface CodeSpan {
  readonly text: string;
  readonly line: number;
}

/** Code on a page. */
export interface PageCode {
  /** Relative to the site. */
  readonly file: string;
  readonly migration: Migration | null;
  /** Further versions whose names the page uses. */
  readonly mentions: readonly string[];
  /** Names in code font that the author vouches for. */
  readonly terms: readonly string[];
  readonly fences: readonly Fence[];
  readonly spans: readonly CodeSpan[];
}
