/** A part of a page, from one heading to the next. */
export interface Section {
  /** The id of its heading; empty for what is before the first one, title and description included. */
  readonly id: string;
  /** Hash that shows whether its text has changed. */
  readonly hash: string;
}

/** The hashes of a page's English sections at the time of their translation, by id. */
export type TranslatedFrom = Readonly<Record<string, string>>;
