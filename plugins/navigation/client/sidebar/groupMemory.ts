const KEY = 'docs.sidebar';

/**
 * Remembers the open groups of a version's sidebar for as long as the tab is open.
 *
 * @param places places of the groups, separated by spaces
 */
export function rememberGroups(version: string, places: string): void {
  try {
    sessionStorage.setItem(`${KEY}.${version}`, places);
  } catch {
    // Without storage, the sidebar always starts in its initial state.
  }
}

/** Returns the places of the remembered open groups; initially empty. */
export function recallGroups(version: string): string {
  try {
    return sessionStorage.getItem(`${KEY}.${version}`) ?? '';
  } catch {
    return '';
  }
}
