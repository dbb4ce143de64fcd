/** Parts of addresses that say where a page is, not what it is about. */
const PLACES = /^(?:x|api|api-docs|next|v\d+|react|components|index|html?)$/;

/**
 * The words that an address consists of, as a reader would type them into a search.
 *
 * @param path decoded, without the prefix of a language
 */
export function addressWords(path: string): string[] {
  return path
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !PLACES.test(word));
}
