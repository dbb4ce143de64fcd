/** Options that pages receive. */
export interface FeedbackData {
  /** Address that receives feedback; `false` turns feedback off. */
  readonly address: string | false;
}

/** Subject of the feedback. */
export interface Subject {
  /** Id of the heading; empty for the page. */
  readonly section: string;
  /** Text of the heading. */
  readonly title: string;
}
