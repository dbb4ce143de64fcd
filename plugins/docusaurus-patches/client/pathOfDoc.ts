/**
 * Returns the path of a documentation page whose front matter sets no other path.
 *
 * @param versionPath path of its version: `/x/v6`, or `/`
 * @param id Docusaurus' id: `react-data-grid/sorting/index`
 */
export const pathOfDoc = (versionPath: string, id: string): string =>
  `${versionPath.replace(/\/$/, '')}/${id}`.replace(/\/index$/, '/');
