import type { VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { jscodeshift, presets } from './codemodModules.mjs';
import type { UpgradeFile } from './types.ts';

/** Result of a codemod for a file. */
export interface CodemodResult {
  readonly text: string;
  /** Name of the codemod; `null` if none exists for the version. */
  readonly codemod: string | null;
}

/**
 * Runs the codemods for a version on a file, as their package does.
 *
 * @throws if a codemod fails; the file stays as it was
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
