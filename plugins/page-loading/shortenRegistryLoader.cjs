'use strict';

const MODULE_NAME = /, "[^"\n]+", (?=require\.resolveWeak\()/g;

/**
 * Drops the name of each module from Docusaurus' registry of page modules: it stands between the function that imports
 * the module and the module's id, and only the server reads it.
 *
 * @param {string} source the generated `registry.js`
 * @returns {string} the same with empty names
 */
module.exports = function shortenRegistry(source) {
  const shortened = source.replace(MODULE_NAME, ', "", ');
  if (shortened === source && source.includes('resolveWeak')) {
    throw new Error(
      'The registry of page modules does not have the shape that plugins/page-loading/shortenRegistryLoader.cjs knows: ' +
        'Docusaurus has changed it. Adapt MODULE_NAME there, or remove the loader from plugins/page-loading/index.ts.',
    );
  }
  return shortened;
};
