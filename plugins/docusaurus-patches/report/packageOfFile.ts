import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageUse } from './types';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

/**
 * Finds packages by files inside them. The nearest `package.json` with a name and a version counts: some
 * packages have smaller ones in their folders that only choose a module format.
 *
 * @param siteDir absolute folder of the site, to which the folders of packages are relative
 */
export function createPackageFinder(siteDir: string): (file: string) => PackageUse | undefined {
  const known = new Map<string, PackageUse | undefined>();

  function ofFolder(dir: string): PackageUse | undefined {
    if (!dir.includes(`${path.sep}node_modules${path.sep}`)) {
      return undefined;
    }
    if (!known.has(dir)) {
      known.set(dir, readPackage(dir, siteDir) ?? ofFolder(path.dirname(dir)));
    }
    return known.get(dir);
  }

  return (file) => ofFolder(path.dirname(file));
}

function readPackage(dir: string, siteDir: string): PackageUse | undefined {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) {
    return undefined;
  }
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return name && version ? { name, version, dir: path.relative(siteDir, dir) } : undefined;
}
