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
  return { folder, declared, dirs };
}

/** The demos of a page, relative to the site. Lower-case files beside them hold data they share. */
export function demoFiles(pageFolder: string): string[] {
  const dir = join(SITE_DIR, pageFolder, 'demos');
  return existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
        .map((name) => `${pageFolder}/demos/${name}`)
    : [];
}
