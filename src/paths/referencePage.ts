/**
 * The page of the core reference that an address of its JSON belongs to: what readers see at `/api/button/` is published
 * as `/api-docs/button.json`, and `/api-docs/button` means the page.
 *
 * @param path without the prefix of a language and without the ending of a file
 */
export function toReferencePage(path: string): string {
  return path.replace(/^\/api-docs(?=\/|$)/, '/api');
}
