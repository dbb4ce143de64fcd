/** Parts of addresses that say where a page is, not what it is about. */
const PLACES = /^(?:x|api|next|v\d+|react|components)$/;

/** Names of files. */
const FILES = /^(?:index|html?)$/;

/** Where JSON is published: what readers look for there is a page. */
const API_DOCS = /^\/api-docs(?=\/|$)/;

/**
 * The words that an address consists of, as a reader would type them into a search.
 *
 * @param path decoded, without the prefix of a language
 */
export function addressWords(path: string): string[] {
  return splitName(path.replace(API_DOCS, '')).filter((word) => !PLACES.test(word));
}

/** The words of a part of an address that says what a page is about. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILES.test(word));
}
