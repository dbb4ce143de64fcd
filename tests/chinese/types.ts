/** A paragraph, list, table or heading of a page. Each listing is replaced by an empty line. */
export interface Block {
  /** Line on which the block starts, 1-based. */
  readonly line: number;
  readonly text: string;
}

/** A listing of a page. */
export interface Listing {
  /** Line of the first line of code, 1-based. */
  readonly line: number;
  readonly code: string;
}

/** A page in one language, split into the parts that the language rules check. */
export interface ProsePage {
  /** Path relative to the site. */
  readonly file: string;
  /** The complete text. The lines of the front matter are empty. */
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly listings: readonly Listing[];
}

/** A page in both languages. */
export interface PagePair {
  readonly english: ProsePage;
  readonly chinese: ProsePage;
  /** Returns the heading or page title that a link of a page points to. */
  readonly headingOf: (from: ProsePage, url: string) => string | undefined;
}

/** A rule for Chinese. Returns problems as `line description`, where `line` is a line of the Chinese page. */
export type ChineseRule = (pair: PagePair) => readonly string[];
