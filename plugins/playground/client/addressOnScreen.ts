/** What addresses written by hand ask for in the query, as other playgrounds have it. Code comes in fragments only. */
const QUERY_NAMES = ['version', 'demo'];

/** What the address on screen asks for, as a fragment; empty for nothing. */
export function readAsked({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  if (hash.includes('=')) {
    return hash;
  }
  const asked = [...new URLSearchParams(search)].filter(([name]) => QUERY_NAMES.includes(name));
  return new URLSearchParams(asked).toString();
}

/** What was asked for is opened: from here on the page is the reader's own, and stays so when it is loaded again. */
export function forgetAsked(): void {
  const query = new URLSearchParams(location.search);
  QUERY_NAMES.forEach((name) => query.delete(name));
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search);
}
