/** A font file which the site serves itself. */
export interface FontFile {
  /** Path in its package. */
  readonly source: string;
  /** Its address below the site's base address; the name changes with the content, so it can be cached for ever. */
  readonly asset: string;
  readonly unicodeRange: string;
  /** Asked for in the head of every page, because every page needs it. */
  readonly preload: boolean;
}
