/** What the page knows of the site's options. */
export interface FeedbackData {
  /** Where feedback is sent; `false` where nobody takes it. */
  readonly address: string | false;
}

/** What feedback is about. */
export interface Subject {
  /** Id of the heading; empty for the page. */
  readonly section: string;
  /** The heading's words. */
  readonly title: string;
}
