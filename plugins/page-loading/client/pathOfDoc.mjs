/**
 * Returns the path of a documentation page whose front matter sets no other path.
 *
 * @param {string} versionPath path of its version: `/x/v6`, or `/`
 * @param {string} id Docusaurus' id: `react-data-grid/sorting/index`
 */
export const pathOfDoc = (versionPath, id) =>
  `${versionPath.replace(/\/$/, '')}/${id}`.replace(/\/index$/, '/');
