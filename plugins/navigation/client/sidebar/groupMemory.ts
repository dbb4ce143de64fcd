const KEY = 'docs.sidebar';

/**
 * Remembers the open groups of a version's sidebar for as long as the reader keeps the tab.
 *
 * @param places of the groups, with spaces between them
 */
export function rememberGroups(version: string, places: string): void {
  try {
    sessionStorage.setItem(`${KEY}.${version}`, places);
  } catch {
    // A browser that stores nothing shows the sidebar as it is at first.
  }
}

/** The places of the groups that were open; empty at first. */
export function recallGroups(version: string): string {
  try {
    return sessionStorage.getItem(`${KEY}.${version}`) ?? '';
  } catch {
    return '';
  }
}
