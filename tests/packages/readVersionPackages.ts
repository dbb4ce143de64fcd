import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPackages } from '../../src/markdown/code-names/packages/declaredPackages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { VersionPackages } from './checkDemoPackages.ts';

/** Returns the packages that a version declares, and the copies that npm installed inside them. */
export function readVersionPackages(folder: string): VersionPackages {
  const { declared, dirs } = declaredPackages(SITE_DIR, folder);
  const pinned = Object.values(dirs).flatMap((dir) => pinnedCopies(dir, declared));
  return { folder, declared, dirs, pinned };
}

/**
 * Returns folders inside a package that contain the exact releases which the package requires and the version does not.
 */
function pinnedCopies(dir: string, declared: Readonly<Record<string, string>>): string[] {
  const wanted = readManifest(dir).dependencies ?? {};
  return Object.entries(wanted).flatMap(([name, release]) => {
    const copy = `${dir}/node_modules/${name}`;
    const isOther = name in declared && declared[name] !== release;
    return isOther && existsSync(join(SITE_DIR, copy)) && readManifest(copy).version === release
      ? [copy]
      : [];
  });
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (dir: string): Manifest =>
  JSON.parse(readFileSync(join(SITE_DIR, dir, 'package.json'), 'utf8')) as Manifest;

/** Returns the demos of a page, relative to the site. Lowercase files contain data that demos share. */
export function demoFiles(pageFolder: string): string[] {
  const dir = join(SITE_DIR, pageFolder, 'demos');
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
        .map((name) => `${pageFolder}/demos/${name}`)
    : [];
}
