/*
 * The codemods of the library with what they run on, by their files: their package exports nothing. Bundlers put this into
 * a file of its own, which is loaded when something is applied.
 */
import * as core from '../../../../node_modules/@mui/x-codemod/node_modules/jscodeshift/src/core.js';
import * as six from '../../../../node_modules/@mui/x-codemod/v6.0.0/preset-safe/index.js';
import * as seven from '../../../../node_modules/@mui/x-codemod/v7.0.0/preset-safe/index.js';
import * as eight from '../../../../node_modules/@mui/x-codemod/v8.0.0/preset-safe/index.js';

/** Bundlers and Node wrap modules of the older kind differently. */
function functionOf(module) {
  return typeof module === 'function' ? module : functionOf(module.default);
}

export const jscodeshift = functionOf(core);

/** By the version that they lead to. */
export const presets = {
  v6: { name: 'v6.0.0/preset-safe', run: functionOf(six) },
  current: { name: 'v7.0.0/preset-safe', run: functionOf(seven) },
  next: { name: 'v8.0.0/preset-safe', run: functionOf(eight) },
};
