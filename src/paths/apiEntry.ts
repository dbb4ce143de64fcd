const ENTRY = /\/api\/[\w-]+\/[\w-]+\/?$/;

/**
 * Reports whether an address belongs to an entry of the reference, in any version and language. The title of such a
 * page is
 * a name in code.
 *
 * @param path without query and hash
 */
export function isEntryAddress(path: string): boolean {
  return ENTRY.test(path);
}
