/**
 * The address of a page as Markdown: its own without the slash at the end, and `.md`.
 *
 * @param page `/x/react-data-grid/sorting/`
 * @returns `/x/react-data-grid/sorting.md`
 */
export function markdownAddress(page: string): string {
  return `${page.replace(/\/$/, '')}.md`;
}

/** The address under which a page is served; Docusaurus leaves the last slash away where a page is a file of its own. */
export function pageAddress(permalink: string): string {
  return permalink.replace(/\/?$/, '/');
}
