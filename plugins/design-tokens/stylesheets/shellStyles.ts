import path from 'node:path';

/** Returns whether a style sheet belongs to a group, by its absolute path. */
export type StyleFilter = (file: string) => boolean;

const PACKAGE_STYLES = /\/node_modules\/(?:infima|@docusaurus\/[^/]+)\//;

/** Style sheets of Docusaurus. */
export const isPackageStyle: StyleFilter = (file) => PACKAGE_STYLES.test(toPosix(file));

/**
 * Makes the filter for every sheet of the shell: those of Docusaurus and those of the site itself.
 *
 * @param siteDir the site's folder
 * @param folders the site's own sheets, as files or folders relative to it
 */
export function createShellStyleFilter(siteDir: string, folders: readonly string[]): StyleFilter {
  const own = folders.map((folder) => toPosix(path.resolve(siteDir, folder)));
  return (file) => {
    const candidate = toPosix(file);
    return (
      isPackageStyle(file) ||
      own.some((entry) => candidate === entry || candidate.startsWith(`${entry}/`))
    );
  };
}

function toPosix(file: string): string {
  return file.replaceAll('\\', '/');
}
