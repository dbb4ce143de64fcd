/** Query parameters in addresses written by hand, as in other playgrounds. Code is accepted in fragments only. */
const QUERY_NAMES = ['version', 'demo'];

/** Returns the request in the address, as a fragment; empty for none. */
export function readAsked({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  if (hash.includes('=')) {
    return hash;
  }
  const asked = [...new URLSearchParams(search)].filter(([name]) => QUERY_NAMES.includes(name));
  return new URLSearchParams(asked).toString();
}

/** Removes the request from the address after it is opened: reloading keeps the reader's own work. */
export function forgetAsked(): void {
  const query = new URLSearchParams(location.search);
  QUERY_NAMES.forEach((name) => query.delete(name));
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search);
}
