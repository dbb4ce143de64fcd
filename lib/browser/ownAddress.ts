/** Stands for the origin of the site, which the server does not know either. */
const HERE = 'https://here.invalid';

/**
 * Reads an address as a browser does, which drops tabs and line ends and takes two slashes for another site.
 *
 * @param address path of this site with query and fragment, from wherever it comes
 * @returns the address in its normal form; `undefined` when it leads to another site
 */
export function ownAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // Dots are resolved by now, so that "/.//elsewhere" is found out, too.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
