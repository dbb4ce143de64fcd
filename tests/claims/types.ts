/** A statement of a page that a test proves. */
export interface Claim {
  /** Id of the heading below which the page says it; empty for what is before the first heading. */
  readonly section: string;
  /** The statement in the words of the page. */
  readonly text: string;
  /** Line of the test, from 1. */
  readonly line: number;
}

/** Content of a file of claims, and problems of its form. */
export interface ClaimsFile {
  readonly claims: readonly Claim[];
  /** `12 what is wrong`: the line, then the problem. */
  readonly problems: readonly string[];
}
