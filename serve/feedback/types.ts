/** Where feedback is sent, on the site's own server. */
export const FEEDBACK_ADDRESS = '/-/feedback';

/** Characters of a comment, as browsers count them. */
export const MAX_COMMENT_LENGTH = 4_000;

export type Vote = 'up' | 'down';

/** Feedback of a reader about a page or a section. Nothing in it identifies the reader. */
export interface Feedback {
  /** Made by the browser for what is sent, so that sending it twice stores it once. */
  readonly id: string;
  /** Path of the page. */
  readonly page: string;
  /** Name of the docs version. */
  readonly version: string;
  readonly language: string;
  /** Id of the heading; empty for the page as a whole. */
  readonly section: string;
  /** Comments on sections come without one. */
  readonly vote: Vote | null;
  readonly comment: string;
}

/** As it is stored. */
export interface StoredFeedback extends Feedback {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Why something was not taken; `message` is for those who build on it, readers see words of the page. */
export interface Refusal {
  readonly error:
    'not-json' | 'invalid' | 'too-large' | 'other-origin' | 'too-many' | 'unavailable' | 'method';
  readonly message: string;
}
