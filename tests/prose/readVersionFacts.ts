import { loadKnownNames } from '../../src/markdown/code-names/loadKnownNames.ts';
import { importableModules } from '../../src/markdown/code-names/packages/importableModules.ts';
import {
  openVersion,
  type OpenVersion,
} from '../../src/markdown/code-names/packages/openVersion.ts';
import { readPackageCode } from '../../src/markdown/code-names/packages/readPackageCode.ts';
import type { KnownNames } from '../../src/markdown/code-names/types.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { checkFences, type PlacedFence } from './fences/checkFences.ts';
import type { Remember } from './remember.ts';

/** Facts about a version's packages and pages. */
export interface VersionFacts {
  readonly names: KnownNames;
  readonly packageCode: string;
  /** Compiles listings against the packages. */
  checkFences(fences: readonly PlacedFence[]): readonly string[];
}

/**
 * Collects facts about a version's packages. The compiler only opens them if a result is not cached.
 *
 * @param folder folder of the version, relative to the site
 */
export async function readVersionFacts(
  name: string,
  folder: string,
  remember: Remember,
): Promise<VersionFacts> {
  const modules = importableModules(SITE_DIR, folder);
  const packageCode = await readPackageCode(modules);
  let opened: OpenVersion | undefined;
  const open = () => (opened ??= openVersion(modules));
  return {
    names: await loadKnownNames(name, SITE_DIR),
    packageCode,
    checkFences: (fences) =>
      remember(`${name}-fences`, JSON.stringify(fences), () => checkFences(fences, open())),
  };
}
