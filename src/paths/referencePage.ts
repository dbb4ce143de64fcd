/**
 * Returns the reference page that an address of the core reference's JSON belongs to. The JSON of the page
 * `/api/button/` is
 * published as `/api-docs/button.json`, and `/api-docs/button` means the page.
 *
 * @param path without the language prefix and without the file extension
 */
export function toReferencePage(path: string): string {
  return path.replace(/^\/api-docs(?=\/|$)/, '/api');
}
