/** Query parameters accepted in handwritten addresses, as in other playgrounds. Code is accepted in fragments only. */
const QUERY_NAMES = ['version', 'demo'];

/** Returns the address's request as a fragment, or an empty string if there is none. */
export function readAsked({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  if (hash.includes('=')) {
    return hash;
  }
  const asked = [...new URLSearchParams(search)].filter(([name]) => QUERY_NAMES.includes(name));
  return new URLSearchParams(asked).toString();
}

/** Removes the request from the address once it has been opened, so that reloading keeps the reader's work. */
export function forgetAsked(): void {
  const query = new URLSearchParams(location.search);
  QUERY_NAMES.forEach((name) => query.delete(name));
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search);
}
