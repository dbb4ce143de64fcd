import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { SITE_DIR } from '../../lib/siteDir.ts';

/** Files that a build generates, and files beside the site's own. */
const LEFT_OUT =
  /^(?:\.git|\.docusaurus.*|build|node_modules|(?:docs|versioned_docs\/[^/]+)\/api)$/;

/**
 * Copies what the site is built from, so that a measurement may add to it: nothing of it is in the checkout, whatever
 * happens meanwhile. Only packages are linked: a page behind a link would have one path for Docusaurus and another for
 * the bundler, and be rendered without its metadata.
 *
 * @returns absolute path of the copy
 */
export function copySite(): string {
  const target = mkdtempSync(join(tmpdir(), 'bench-site-'));
  cpSync(SITE_DIR, target, {
    recursive: true,
    filter: (source) => {
      const path = relative(SITE_DIR, source).split(sep).join('/');
      return !LEFT_OUT.test(path) && !path.endsWith('/node_modules');
    },
  });
  linkPackages(target);
  linkPackagesOfVersions(target);
  return target;
}

/** Each package on its own: the folder's caches belong to the checkout. */
function linkPackages(target: string): void {
  const packages = join(SITE_DIR, 'node_modules');
  mkdirSync(join(target, 'node_modules'));
  for (const name of readdirSync(packages).filter((each) => each !== '.cache')) {
    symlinkSync(join(packages, name), join(target, 'node_modules', name));
  }
}

function linkPackagesOfVersions(target: string): void {
  for (const name of readdirSync(join(SITE_DIR, 'versioned_docs'))) {
    const packages = join(SITE_DIR, 'versioned_docs', name, 'node_modules');
    if (existsSync(packages)) {
      symlinkSync(packages, join(target, 'versioned_docs', name, 'node_modules'), 'dir');
    }
  }
}

/** Removes a copy; what it links to stays. */
export function removeCopy(target: string): void {
  rmSync(target, { recursive: true, force: true });
}
