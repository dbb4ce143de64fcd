import { runJest } from '../runner/runJest.ts';
import type { Stage } from '../runner/types.ts';
import { findCause } from '../selection/findCause.ts';

/** Pages about migration, and code that extracts, compares, styles and rewrites what the packages contain. */
const INPUTS =
  /\/migration[-/]|^(?:lib|packages|plugins\/(?:api-reference|messages|theme-builder|upgrade)|scripts\/minors|src\/(?:markdown|versions)|tests\/(?:codemods|lineage|prose|upgrade))\/|(?:^|\/)package(?:-lock)?\.json$|^jest\.config\.mjs$/;

/** Each test is one check. These tests extract and compile all versions, which takes minutes. */
export const everyVersion: Stage = {
  name: 'every-version',
  title:
    'Upgrades, codemods, migration guides, minors and themes, on the packages of every version',
  fast: false,
  async run({ all }) {
    const cause = findCause(INPUTS, all);
    return cause === null
      ? { passed: 0, failures: [], notes: ['Nothing that these tests depend on has changed.'] }
      : runJest(['every-version']);
  },
};
