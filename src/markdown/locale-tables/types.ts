/** A language that a package ships texts in. */
export interface ShippedLocale {
  /** The name it is imported by: `deDE`. */
  readonly name: string;
  /** As browsers name it: `de-DE`. */
  readonly tag: string;
  /** How many of the texts it has. */
  readonly translated: number;
  /** How many texts there are. */
  readonly total: number;
}
