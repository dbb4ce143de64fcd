import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';

const resolver = createRequire(join(SITE_DIR, 'package.json'));

/** Packages with codemods. The library's own package comes first, because both have a folder `v6.0.0`. */
const PACKAGES = ['@mui/x-codemod', '@mui/codemod'];

/** A preset, which runs several codemods in sequence. */
const PRESET = 'preset-safe';

const packageDirs = () => PACKAGES.map((name) => dirname(resolver.resolve(`${name}/package.json`)));

/** The module of a codemod, and the package that contains it. */
export interface LocatedCodemod {
  readonly file: string;
  readonly packageDir: string;
}

/**
 * Finds a codemod in the installed packages.
 *
 * @param codemod its folder, such as `v6.0.0/data-grid/preset-safe`
 * @throws when no package contains it
 */
export function locateCodemod(codemod: string): LocatedCodemod {
  for (const packageDir of packageDirs()) {
    const folders = [packageDir, join(packageDir, 'node')];
    const file = folders
      .flatMap((folder) => [join(folder, codemod, 'index.js'), join(folder, `${codemod}.js`)])
      .find((each) => existsSync(each));
    if (file) {
      return { file, packageDir };
    }
  }
  throw new Error(`Neither ${PACKAGES.join(' nor ')} has the codemod "${codemod}".`);
}

/**
 * Lists the codemods in a folder.
 *
 * @param folder for example `v6.0.0/data-grid`
 * @returns folders of the codemods, without presets
 */
export function codemodsOf(folder: string): string[] {
  return packageDirs()
    .slice(0, 1)
    .map((packageDir) => join(packageDir, folder))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir))
    .filter((name) => name !== PRESET)
    .sort()
    .map((name) => `${folder}/${name}`);
}
