import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  PackageRelease,
  Releases,
} from '../../packages/component-docs-cli/src/upgrade/types';
import { versionsOfInstance } from '../../src/versions';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Packages of the library, by which versions are told. */
const OWN = /^@mui\/x-/;

/** Reads which packages each version is made of, and what they need beside them. */
export function readReleases(siteDir: string): Releases {
  return Object.fromEntries(
    versionsOfInstance('x').map(({ name, folder }) => {
      const file = path.join(siteDir, folder, 'package.json');
      const { dependencies = {} } = readManifest(file);
      const names = Object.keys(dependencies).filter((each) => OWN.test(each));
      return [name, names.sort().map((each) => readRelease(each, file))];
    }),
  );
}

function readRelease(name: string, importer: string): PackageRelease {
  const { resolve } = createRequire(importer);
  const { version, peerDependencies = {} } = readManifest(resolve(`${name}/package.json`));
  return { name, release: version, peers: peerDependencies };
}

const readManifest = (file: string): Manifest =>
  JSON.parse(readFileSync(file, 'utf8')) as Manifest;
