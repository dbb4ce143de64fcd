/**
 * Where a page of the documentation lies when its front matter does not say otherwise.
 *
 * @param {string} versionPath path of its version: `/x/v6`, or `/`
 * @param {string} id Docusaurus' id: `react-data-grid/sorting/index`
 */
export const pathOfDoc = (versionPath, id) =>
  `${versionPath.replace(/\/$/, '')}/${id}`.replace(/\/index$/, '/');
