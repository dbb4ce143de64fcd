import type { DocsVersion } from '../../src/versions';
import { readChosenPages } from '../../src/versions/chosenPages';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { findSidebarProblems } from './findSidebarProblems';
import type { Options } from './options';
import { readNavigation } from './readNavigation';
import { writeSidebars } from './writeSidebars';

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
