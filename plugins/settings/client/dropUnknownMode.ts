/**
 * Removes an invalid color mode from the storage before Docusaurus reads it and writes it to the page unchecked. The
 * source text of this function runs in the head of every page, so it must be self-contained.
 *
 * @param key storage key of the color mode
 */
export function dropUnknownMode(storage: Storage, key: string): void {
  const mode = storage.getItem(key);
  if (mode !== null && mode !== 'light' && mode !== 'dark') {
    storage.removeItem(key);
  }
}
