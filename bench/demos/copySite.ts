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

/** Generated files, and files in the site's folder that do not belong to the site. */
const LEFT_OUT =
  /^(?:\.git|\.docusaurus.*|build|node_modules|(?:docs|versioned_docs\/[^/]+)\/api)$/;

/**
 * Copies the sources of the site, so that a measurement can add pages without changing the checkout, even if it is
 * interrupted. Only packages are linked: Docusaurus and the bundler would see different paths for a linked page, which
 * would then be rendered without its metadata.
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

/** Links each package separately, because the caches in `node_modules` belong to the checkout. */
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

/** Removes a copy, but not the packages that it links to. */
export function removeCopy(target: string): void {
  rmSync(target, { recursive: true, force: true });
}
