/** A paragraph, list, table or heading of a page; listings are replaced by an empty line each. */
export interface Block {
  /** Line of its beginning, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A listing of a page. */
export interface Listing {
  /** Line of its first line of code, from 1. */
  readonly line: number;
  readonly code: string;
}

/** One language of a page, in the parts that rules of language look at. */
export interface ProsePage {
  /** Path relative to the site. */
  readonly file: string;
  /** The whole text, in which front matter is empty lines. */
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly listings: readonly Listing[];
}

/** A page in both languages. */
export interface PagePair {
  readonly english: ProsePage;
  readonly chinese: ProsePage;
  /** Finds the text of a heading, or the title of a page, that a link of a page leads to. */
  readonly headingOf: (from: ProsePage, url: string) => string | undefined;
}

/** A rule of Chinese: problems as `line what is wrong`, where `line` is one of the Chinese page. */
export type ChineseRule = (pair: PagePair) => readonly string[];
