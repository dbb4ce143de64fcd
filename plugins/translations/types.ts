/** A string of the interface that code shows through `<Translate>` or `translate()`. */
export interface InterfaceString {
  readonly id: string;
  /** The English text. */
  readonly message: string;
  /** Absolute path of the file that shows it. */
  readonly file: string;
}

/** Strings found in the code, and places that cannot be parsed: a computed id, for instance. */
export interface ExtractedStrings {
  readonly strings: readonly InterfaceString[];
  readonly warnings: readonly string[];
}
