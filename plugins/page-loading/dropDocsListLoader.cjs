'use strict';

/**
 * Drops the list of all pages of a version, with their titles and descriptions, from what every page of the version
 * loads: the sidebar is beside it, and only Docusaurus' cards (`DocCardList`, generated index pages) read the list.
 * A page that shows such cards fails to render, on the server already. For the same reason an entry of the sidebar needs
 * no id, only to say that it is a page, and none of what is as always.
 *
 * @param {string} source the generated JSON with the properties of one version
 * @returns {string} the same with an empty list
 */
module.exports = function dropDocsList(source) {
  const props = JSON.parse(source);
  if (typeof props.version !== 'object') {
    return source;
  }
  if (props.version.docs === undefined) {
    throw new Error(
      'The properties of a docs version have no "docs", which plugins/page-loading/dropDocsListLoader.cjs empties: ' +
        'Docusaurus has changed their shape. Remove the loader from plugins/page-loading/index.ts if nothing took its place.',
    );
  }
  return JSON.stringify({ ...props, version: { ...props.version, docs: {} } }, slimEntry);
};

function slimEntry(name, value) {
  if (name === 'key' || (name === 'unlisted' && value === false)) {
    return undefined;
  }
  return name === 'docId' ? true : value;
}
