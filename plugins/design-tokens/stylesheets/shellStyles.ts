import path from 'node:path';

/** Tells whether a style sheet, named by its absolute path, belongs to a group. */
export type StyleFilter = (file: string) => boolean;

const PACKAGE_STYLES = /\/node_modules\/(?:infima|@docusaurus\/[^/]+)\//;

/** The sheets which Docusaurus brings along. */
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
