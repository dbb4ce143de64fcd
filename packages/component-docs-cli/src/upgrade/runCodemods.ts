import type { VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { jscodeshift, presets } from './codemodModules.mjs';
import type { UpgradeFile } from './types.ts';

/** What a codemod made of a file. */
export interface CodemodResult {
  readonly text: string;
  /** Its name; `null` where no codemod leads to the version. */
  readonly codemod: string | null;
}

/**
 * Runs the codemods that lead to a version on a file, as their package does.
 *
 * @throws when a codemod fails; the file is as it was then
 */
export function runCodemods({ name, text }: UpgradeFile, to: VersionName): CodemodResult {
  const preset = presets[to];
  if (!preset) {
    return { text, codemod: null };
  }
  const j = jscodeshift.withParser(/\.[cm]?ts$/.test(name) ? 'ts' : 'tsx');
  const nothing = (): void => undefined;
  const api = { j, jscodeshift: j, stats: nothing, report: nothing };
  return {
    text: preset.run({ path: name, source: text }, api, {}) ?? text,
    codemod: `@mui/x-codemod ${preset.name}`,
  };
}
