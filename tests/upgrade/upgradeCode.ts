import { findHits, modulesIn } from '../../packages/component-docs-cli/src/upgrade/findHits.ts';
import { stepsOf } from '../../packages/component-docs-cli/src/upgrade/loadFacts.ts';
import { listNames } from '../../packages/component-docs-cli/src/upgrade/listNames.ts';
import {
  movedModules,
  packagesFor,
} from '../../packages/component-docs-cli/src/upgrade/packagesFor.ts';
import { runCodemods } from '../../packages/component-docs-cli/src/upgrade/runCodemods.ts';
import type { Hit, UpgradePath } from '../../packages/component-docs-cli/src/upgrade/types.ts';
import { upgradeFiles } from '../../packages/component-docs-cli/src/upgrade/upgradeFiles.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { readReleases } from '../../plugins/upgrade/readReleases.ts';
import { factsFor, type UpgradeSources } from './loadUpgrade.ts';

/** The upgrade of one file, as a reader gets it. */
export interface UpgradedCode {
  readonly hits: readonly Hit[];
  /** Packages in the install command. */
  readonly install: readonly string[];
  /** The code after "Apply". */
  readonly after: string;
  /** Hits that remain after "Apply". */
  readonly left: readonly Hit[];
  readonly failures: readonly string[];
}

/** Analyzes a file and applies every change that can be applied automatically. */
export function upgradeCode(
  name: string,
  text: string,
  path: UpgradePath,
  sources: UpgradeSources,
): UpgradedCode {
  const file = { name, text };
  const facts = factsFor(path, sources);
  const whole = { ...facts, names: listNames(sources.historic.references[path.to]) };
  const steps = stepsOf(path).map((step) => factsFor(step, sources));
  const analysis = findHits([file], whole);
  const { files, left } = upgradeFiles([file], { whole, steps }, runCodemods);
  const modules = [...modulesIn(file), ...movedModules(analysis)];
  const { install } = packagesFor(modules, {}, path, readReleases(SITE_DIR));
  return {
    hits: analysis.hits,
    install,
    after: files[0]!.after,
    left: left.hits,
    failures: left.failures.map(({ message }) => message),
  };
}
