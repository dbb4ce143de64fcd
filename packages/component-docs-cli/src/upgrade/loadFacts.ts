import { VERSION_NAMES, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { currentVersionOf } from '../../../../src/versions/index.ts';
import { PRODUCTS } from '../../../../src/versions/instances.ts';
import type { UpgradeDocument, UpgradeFacts, UpgradePath, VersionNames } from './types.ts';
import type { UpgradeSteps } from './upgradeFiles.ts';

/** The folder of the published reference that upgrades read, below the root of the site. */
const API_DOCS = `${currentVersionOf('x').base}api-docs/`;

/** Where what upgrades need is published, below the root of a language. */
export const UPGRADE_FILE = `${API_DOCS}upgrade/upgrade.json`;

/** Reads JSON of the site by its path from the root; `null` for a file that is not there. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Where a version is in the order of versions; -1 for others. */
export const placeOfVersion = (name: string): number => VERSION_NAMES.indexOf(name as VersionName);

/** The upgrades from each version to the next that an upgrade consists of. */
export function stepsOf({ from, to }: UpgradePath): UpgradePath[] {
  const names = VERSION_NAMES.slice(placeOfVersion(from), placeOfVersion(to) + 1);
  return names.slice(1).map((name, index) => ({ from: names[index]!, to: name }));
}

/**
 * The version from which a family is compared: trees and pickers of `@mui/lab` are those of the first version that has
 * the family.
 *
 * @param familiesOf families of a version
 * @returns `null` for a family that the upgrade does not change
 */
export function firstVersionWith(
  family: string,
  { from, to }: UpgradePath,
  familiesOf: (version: VersionName) => readonly string[],
): VersionName | null {
  const versions = VERSION_NAMES.slice(placeOfVersion(from), placeOfVersion(to));
  return familiesOf(to).includes(family)
    ? (versions.find((version) => familiesOf(version).includes(family)) ?? null)
    : null;
}

/** Reads what is known of an upgrade, in the families that there are. */
export async function loadFacts(
  path: UpgradePath,
  document: UpgradeDocument,
  read: ReadJson,
): Promise<UpgradeFacts> {
  const starts = PRODUCTS.flatMap((family) => {
    const from = firstVersionWith(family, path, (name) => document.families[name] ?? []);
    return from === null ? [] : [{ family, from }];
  });
  const comparisons = await Promise.all(
    starts.map(({ family, from }) => read(`${API_DOCS}compare/${from}/${path.to}/${family}.json`)),
  );
  return {
    ...path,
    comparisons: comparisons.filter(
      (each): each is UpgradeFacts['comparisons'][number] => each !== null,
    ),
    guides: document.guides.filter(
      ({ from, to }) =>
        placeOfVersion(from) >= placeOfVersion(path.from) &&
        placeOfVersion(to) <= placeOfVersion(path.to),
    ),
  };
}

/** Where the names of a version are published, below the root of the site. */
export const namesFile = (version: VersionName): string =>
  `${API_DOCS}upgrade/names/${version}.json`;

/** The same for the whole of an upgrade, with the names of the later version, and each of its steps. */
export async function loadSteps(
  path: UpgradePath,
  document: UpgradeDocument,
  read: ReadJson,
): Promise<UpgradeSteps> {
  const [whole, ...steps] = await Promise.all(
    [path, ...stepsOf(path)].map((each) => loadFacts(each, document, read)),
  );
  const names = (await read(namesFile(path.to))) as VersionNames | null;
  return { whole: { ...whole!, ...(names && { names }) }, steps };
}
