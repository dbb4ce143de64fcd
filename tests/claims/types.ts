/** A statement of a page that a test proves. */
export interface Claim {
  /** Id of the heading of the section that contains the statement; empty for the text before the first heading. */
  readonly section: string;
  /** The statement, in the wording of the page. */
  readonly text: string;
  /** Line of the test, 1-based. */
  readonly line: number;
}

/** Content of a claims file, and problems of its form. */
export interface ClaimsFile {
  readonly claims: readonly Claim[];
  /** Problems in the form `12 description`, where 12 is the line. */
  readonly problems: readonly string[];
}
