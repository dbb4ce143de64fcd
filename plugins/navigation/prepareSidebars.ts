import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsVersion } from '../../src/versions';
import { readChosenPages } from '../../src/versions/chosenPages';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { findSidebarProblems } from './findSidebarProblems';
import type { Options } from './options';
import { readNavigation } from './readNavigation';
import { SIDEBAR_NAME } from './defineSidebar';
import type { SidebarItem } from './types';

/**
 * Checks the sidebars of all versions against their pages, and writes those of the versions without a `sidebarPath` for
 * Docusaurus.
 *
 * @throws one error with every problem of every version, if `onProblem` is `throw`
 */
export async function prepareSidebars(
  siteDir: string,
  versions: readonly DocsVersion[],
  locales: readonly string[],
  onProblem: Options['onProblem'],
): Promise<void> {
  const navigations = await Promise.all(
    versions.map(async (version) => ({
      version,
      navigation: await readNavigation(siteDir, version, locales),
    })),
  );
  reportProblems(
    onProblem,
    'Sidebars and pages do not fit together',
    // A build of selected pages does not list the others.
    readChosenPages()
      ? []
      : navigations.flatMap(({ navigation }) => findSidebarProblems(navigation)),
  );
  await Promise.all(
    navigations
      .filter(({ version }) => version.path !== '')
      .map(({ version, navigation }) =>
        writeSidebars(siteDir, version.docusaurusName, navigation.items),
      ),
  );
}

/**
 * Writes the sidebar of a version other than the current one to the file that Docusaurus reads. Does not rewrite a file
 * with the same content, to avoid triggering caches and watchers.
 *
 * @param siteDir the folder of the site
 * @param version Docusaurus' name of the version
 * @param items its sidebar
 * @returns whether the file was written
 */
export async function writeSidebars(
  siteDir: string,
  version: string,
  items: readonly SidebarItem[],
): Promise<boolean> {
  const file = path.join(siteDir, 'versioned_sidebars', `version-${version}-sidebars.json`);
  const content = `${JSON.stringify({ [SIDEBAR_NAME]: items }, null, 2)}\n`;
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === content) {
    return false;
  }
  await mkdir(path.dirname(file), { recursive: true });
  // A parallel build must never read an incomplete file.
  const half = `${file}.${process.pid}`;
  await writeFile(half, content);
  await rename(half, file);
  return true;
}
