import type { Side } from '../code-changes/codeChanges';
import type { Migration } from '../code-changes/remarkCodeChanges';

/** Names that are valid in the code spans of a version's pages. */
export interface KnownNames {
  /** Names of the library: exports, members, slots, classes, events, parameters. */
  readonly library: ReadonlySet<string>;
  /**
   * All other names that the compiler loads with the library: JavaScript, the browser, HTML, CSS, React, Material UI.
   */
  readonly platform: ReadonlySet<string>;
}

/** A listing on a page. */
export interface Fence {
  /** The word after the backticks, such as `tsx`. */
  readonly language: string;
  readonly meta: string;
  /** On a migration page: whether the code belongs to the older or the newer version. */
  readonly side: Side | null;
  /** Whether each language of the page has its own version of the listing. */
  readonly isLocalized: boolean;
  readonly code: string;
  /** Line of the first line of code in the page. */
  readonly line: number;
}

/** A code span in a sentence. */
export interface CodeSpan {
  readonly text: string;
  readonly line: number;
}

/** The code on a page. */
export interface PageCode {
  /** Path relative to the site. */
  readonly file: string;
  readonly migration: Migration | null;
  /** Other versions whose names the page uses. */
  readonly mentions: readonly string[];
  /** Names that the author declares valid. */
  readonly terms: readonly string[];
  readonly fences: readonly Fence[];
  readonly spans: readonly CodeSpan[];
}
