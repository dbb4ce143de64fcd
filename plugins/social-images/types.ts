/** Content of a page's image. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Label of the version; empty for the site as a whole. */
  readonly version: string;
  /** Docusaurus' name of the language. */
  readonly language: string;
}
