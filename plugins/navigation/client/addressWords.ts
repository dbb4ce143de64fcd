/** Parts of addresses that describe the location of a page, not its topic. */
const PLACES = /^(?:x|api|next|v\d+|react|components)$/;

/** File names. */
const FILES = /^(?:index|html?)$/;

/** Prefix of published JSON. Readers who end up there are looking for a page. */
const API_DOCS = /^\/api-docs(?=\/|$)/;

/**
 * Returns the words of an address, as a reader would type them into a search.
 *
 * @param path decoded path without the language prefix
 */
export function addressWords(path: string): string[] {
  return splitName(path.replace(API_DOCS, '')).filter((word) => !PLACES.test(word));
}

/** Splits the part of an address that describes the topic of a page into words. */
export function splitName(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILES.test(word));
}
