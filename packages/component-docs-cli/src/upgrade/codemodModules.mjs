/*
 * The library's codemods and their dependencies, imported as files, because their package exports nothing. Bundlers put
 * this module into a separate file, which is loaded when an upgrade is applied.
 */
import * as core from '../../../../node_modules/@mui/x-codemod/node_modules/jscodeshift/src/core.js';
import * as six from '../../../../node_modules/@mui/x-codemod/v6.0.0/preset-safe/index.js';
import * as seven from '../../../../node_modules/@mui/x-codemod/v7.0.0/preset-safe/index.js';
import * as eight from '../../../../node_modules/@mui/x-codemod/v8.0.0/preset-safe/index.js';

/** Bundlers and Node wrap CommonJS modules differently. */
function functionOf(module) {
  return typeof module === 'function' ? module : functionOf(module.default);
}

export const jscodeshift = functionOf(core);

/** By target version. */
export const presets = {
  v6: { name: 'v6.0.0/preset-safe', run: functionOf(six) },
  current: { name: 'v7.0.0/preset-safe', run: functionOf(seven) },
  next: { name: 'v8.0.0/preset-safe', run: functionOf(eight) },
};
