/** A language for which a package has texts. */
export interface ShippedLocale {
  /** Export name of the locale: `deDE`. */
  readonly name: string;
  /** BCP 47 tag of the language: `de-DE`. */
  readonly tag: string;
  /** Number of translated texts. */
  readonly translated: number;
  /** Total number of texts. */
  readonly total: number;
}
