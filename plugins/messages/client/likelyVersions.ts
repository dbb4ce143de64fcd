import { currentVersionOf, versionsOfInstance } from '@site/src/versions';
import { majorLabel } from '@site/src/versions';

/** Matches a package with its release in the path of a stack line, as pnpm and CDNs write them. */
const INSTALLED = /@mui[+/]x-[\w-]+@(\d+)\./;

/**
 * Returns the versions that a pasted message may come from, the most likely one first: that of the packages in the stack,
 * that of the page, then the current one.
 *
 * @param shown the version of the page
 */
export function likelyVersions(text: string, shown: string): readonly string[] {
  const names = versionsOfInstance('x').map(({ name }) => name);
  const major = INSTALLED.exec(text)?.[1];
  const installed = names.filter((name) => majorOf(name) === major);
  return [...new Set([...installed, shown, currentVersionOf('x').name, ...names])].filter((name) =>
    names.includes(name),
  );
}

/** The major of the preview is the one after the current major. */
function majorOf(name: string): string {
  const current = majorLabel(currentVersionOf('x').name).slice(1);
  return name === 'next' ? String(Number(current) + 1) : majorLabel(name).slice(1);
}
