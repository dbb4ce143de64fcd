/** Options of the site that the page receives. */
export interface FeedbackData {
  /** Where feedback is sent; `false` where nobody takes it. */
  readonly address: string | false;
}

/** Subject of the feedback. */
export interface Subject {
  /** Id of the heading; empty for the page. */
  readonly section: string;
  /** The heading's words. */
  readonly title: string;
}
