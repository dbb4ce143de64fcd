import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageRelease, Releases } from '../../packages/component-docs-cli/src/upgrade/types';
import { versionsOfInstance } from '../../src/versions';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages of the library, which identify its version. */
const OWN = /^@mui\/x-/;

/** Reads the packages of each version, with their peer dependencies. */
export function readReleases(siteDir: string): Releases {
  return Object.fromEntries(
    versionsOfInstance('x').map(({ name, folder }) => {
      const folders = [path.join(siteDir, folder), siteDir];
      const { dependencies = {} } = readManifest(path.join(siteDir, folder, 'package.json'));
      const names = Object.keys(dependencies).filter((each) => OWN.test(each));
      return [name, names.sort().map((each) => readRelease(each, folders))];
    }),
  );
}

/** @param folders folders where the package may be installed, nearest first */
function readRelease(name: string, folders: readonly string[]): PackageRelease {
  const file = folders
    .map((folder) => path.join(folder, 'node_modules', name, 'package.json'))
    .find((each) => existsSync(each));
  if (!file) {
    throw new Error(`${name} is not installed below ${folders.join(' or ')}. Run "npm install".`);
  }
  const { version, peerDependencies = {} } = readManifest(file);
  return { name, release: version, peers: peerDependencies };
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
