/**
 * Drops a kept color mode that is none, before anybody reads it: Docusaurus would write it to the page as it is. Runs in
 * the head of every page, which is why it consists of one function.
 *
 * @param key the name under which the storage has the mode
 */
export function dropUnknownMode(storage: Storage, key: string): void {
  const mode = storage.getItem(key);
  if (mode !== null && mode !== 'light' && mode !== 'dark') {
    storage.removeItem(key);
  }
}
