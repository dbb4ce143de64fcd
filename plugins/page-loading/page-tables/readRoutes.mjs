import vm from 'node:vm';

/** @typedef {import('./types').Route} Route */

/**
 * Reads Docusaurus' generated `routes.js`.
 *
 * @param {string} source its text
 * @returns {Route[]} its routes
 */
export default function readRoutes(source) {
  const [, list] = source.split('export default ');
  if (list === undefined || !source.includes('ComponentCreator')) {
    throw new Error(
      'The generated routes do not have the shape that plugins/page-loading/page-tables/readRoutes.mjs knows: ' +
        'Docusaurus has changed it. Adapt it, or take page-tables out of plugins/page-loading/index.ts.',
    );
  }
  const ComponentCreator = (path, hash) => ({ path, hash });
  return vm.runInNewContext(list, { ComponentCreator });
}
