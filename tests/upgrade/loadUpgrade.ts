import { SITE_DIR } from '../../lib/siteDir.ts';
import {
  firstVersionWith,
  placeOfVersion,
} from '../../packages/component-docs-cli/src/upgrade/loadFacts.ts';
import type {
  UpgradeFacts,
  UpgradeGuide,
  UpgradePath,
} from '../../packages/component-docs-cli/src/upgrade/types.ts';
import { compareFamily } from '../../plugins/api-reference/compare/compareFamily.ts';
import { VERSION_NAMES, type VersionName } from '../../plugins/api-reference/data/during.ts';
import type { HistoricReferences } from '../../plugins/api-reference/history/addHistories.ts';
import { loadReferences } from '../../plugins/api-reference/loadReference.ts';
import { collectGuides } from '../../plugins/upgrade/collectGuides.ts';
import { versionNamed } from '../../src/versions/index.ts';
import { PRODUCTS } from '../../src/versions/instances.ts';

/** Data for checking upgrades, read from the packages and the guides instead of a build. */
export interface UpgradeSources {
  readonly historic: HistoricReferences;
  readonly guides: readonly UpgradeGuide[];
  /** Cached facts by both versions, because comparing takes seconds. */
  readonly facts: Map<string, UpgradeFacts>;
}

export async function loadSources(): Promise<UpgradeSources> {
  return {
    facts: new Map(),
    historic: await loadReferences(SITE_DIR),
    guides: await collectGuides({
      siteDir: SITE_DIR,
      versions: VERSION_NAMES.map(versionNamed),
      locale: null,
      baseUrl: '/',
    }),
  };
}

/**
 * Returns the facts of an upgrade. If both versions are the same and code comes from another package, returns only
 * those of its guides.
 */
export function factsFor({ from, to }: UpgradePath, sources: UpgradeSources): UpgradeFacts {
  const { facts } = sources;
  const key = `${from} ${to}`;
  const known = facts.get(key) ?? compareVersions({ from, to }, sources);
  facts.set(key, known);
  return known;
}

function compareVersions(
  { from, to }: UpgradePath,
  { historic, guides }: UpgradeSources,
): UpgradeFacts {
  const familiesOf = (name: VersionName): string[] =>
    historic.references[name].entries.map(({ family }) => family);
  return {
    from,
    to,
    comparisons: PRODUCTS.flatMap((family) => {
      const start = firstVersionWith(family, { from, to }, familiesOf);
      return start === null
        ? []
        : [{ family, changes: compareFamily(family, { from: start, to }, historic) }];
    }),
    guides: guides.filter(
      (guide) =>
        placeOfVersion(guide.from) >= placeOfVersion(from) &&
        placeOfVersion(guide.to) <= placeOfVersion(to),
    ),
  };
}

/** Returns the exports of a family in a version, including selectors, which share a page. */
export function exportsOf(
  { historic }: UpgradeSources,
  version: VersionName,
  family: string,
): ReadonlySet<string> {
  const { entries, exports } = historic.references[version];
  return new Set(
    [...entries, ...exports]
      .filter((each) => each.family === family)
      .flatMap((each) => [
        each.name,
        ...(each.kind === 'selectors' ? each.selectors.map(({ name }) => name) : []),
      ]),
  );
}
