import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../../scripts/siteDir.ts';
import type { VersionPackages } from './checkDemoPackages.ts';

/** Reads a version's `package.json` and finds the packages it names, as Node does from its folder. */
export function readVersionPackages(folder: string): VersionPackages {
  const manifest = readFileSync(join(SITE_DIR, folder, 'package.json'), 'utf8');
  const { dependencies: declared } = JSON.parse(manifest) as {
    dependencies: Record<string, string>;
  };
  const dirs = Object.fromEntries(
    Object.keys(declared).flatMap((name) => {
      const dir = [`${folder}/node_modules/${name}`, `node_modules/${name}`].find((candidate) =>
        existsSync(join(SITE_DIR, candidate, 'package.json')),
      );
      return dir ? [[name, dir] as const] : [];
    }),
  );
  const pinned = Object.values(dirs).flatMap((dir) => pinnedCopies(dir, declared));
  return { folder, declared, dirs, pinned };
}

/** The folders below a package in which npm put the exact releases that it asks for, and the version does not. */
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

/** The demos of a page, relative to the site. Lower-case files beside them hold data they share. */
export function demoFiles(pageFolder: string): string[] {
  const dir = join(SITE_DIR, pageFolder, 'demos');
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
        .map((name) => `${pageFolder}/demos/${name}`)
    : [];
}
