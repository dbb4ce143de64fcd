const ENTRY = /\/api\/[\w-]+\/[\w-]+\/?$/;

/**
 * Whether an address is that of an entry of the reference, in any version and language: what the page is called is a name
 * in code then.
 *
 * @param path without a query or a place of the page
 */
export function isEntryAddress(path: string): boolean {
  return ENTRY.test(path);
}
