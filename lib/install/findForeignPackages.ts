import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../siteDir.ts';
import { collectCommandPackages } from './collectCommandPackages.ts';
import { REVIEWED_PACKAGES } from './reviewedPackages.ts';

let installed: ReadonlySet<string> | undefined;

/** Returns whether a package is in the lockfile or on the reviewed list. */
export function isKnownPackage(name: string): boolean {
  installed ??= readLockedPackages();
  return installed.has(name) || REVIEWED_PACKAGES.has(name);
}

/**
 * Finds packages that were not reviewed in the shell commands of a text: a reader who runs such a command would run a stranger's
 * code.
 *
 * @param place location of the text, for the message: a file or a question
 * @returns one message for each package
 */
export function findForeignPackages(place: string, text: string): string[] {
  return collectCommandPackages(text)
    .filter((name) => !isKnownPackage(name))
    .map(
      (name) =>
        `${place}: a command names the package "${name}", which is not in package-lock.json. ` +
        'Correct the name, or look at who publishes it and add it to lib/install/reviewedPackages.ts.',
    );
}

/** Workspaces have no `node_modules/` prefix and are not published under their names. */
function readLockedPackages(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(SITE_DIR, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; link?: boolean }>;
  };
  return new Set(
    Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, { name }]) => name ?? path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
}
