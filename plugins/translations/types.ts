/** A string of the interface that code shows through `<Translate>` or `translate()`. */
export interface InterfaceString {
  readonly id: string;
  /** The English text. */
  readonly message: string;
  /** Absolute path of the file that shows it. */
  readonly file: string;
}

/** What could be read of the strings, and what could not: an id that is computed, for instance. */
export interface ExtractedStrings {
  readonly strings: readonly InterfaceString[];
  readonly warnings: readonly string[];
}
