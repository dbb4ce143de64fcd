import { VERSION_NAMES, type VersionName } from '../../../../plugins/api-reference/data/during.ts';
import { currentVersionOf } from '../../../../src/versions/index.ts';
import { PRODUCTS } from '../../../../src/versions/instances.ts';
import type { UpgradeDocument, UpgradeFacts, UpgradePath, VersionNames } from './types.ts';
import type { UpgradeSteps } from './upgradeFiles.ts';

/** Folder of the published API reference that upgrades read, below the root of the site. */
const API_DOCS = `${currentVersionOf('x').base}api-docs/`;

/** Path of the published upgrade data, below the root of a language. */
export const UPGRADE_FILE = `${API_DOCS}upgrade/upgrade.json`;

/** Loads JSON by its path from the root of the site; returns `null` if the file does not exist. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Returns the position of a version in their order; -1 for other names. */
export const placeOfVersion = (name: string): number => VERSION_NAMES.indexOf(name as VersionName);

/** Returns the steps of an upgrade, each from one version to the next. */
export function stepsOf({ from, to }: UpgradePath): UpgradePath[] {
  const names = VERSION_NAMES.slice(placeOfVersion(from), placeOfVersion(to) + 1);
  return names.slice(1).map((name, index) => ({ from: names[index]!, to: name }));
}

/**
 * Returns the version from which a family is compared: trees and pickers of `@mui/lab` correspond to the first version
 * that has the family.
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

/** Loads the data of an upgrade for the families that exist. */
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

/** Returns the path of the published names of a version, below the root of the site. */
const namesFile = (version: VersionName): string => `${API_DOCS}upgrade/names/${version}.json`;

/** Loads the data of a whole upgrade, with the names of the later version, and of each step. */
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
