import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCS_VERSIONS } from '../../src/versions';
import { listPages, writePages } from './listPages';
import type { Options } from './options';
import { prepareSidebars } from './prepareSidebars';
import { readProductVersions } from './readProductVersions';
import type { NavigationData } from './types';

export { validateOptions } from './options';

/** Navigation: checks the `sidebars.ts` of every version and passes them to Docusaurus. */
export default async function pluginNavigation(
  { siteDir, i18n, baseUrl }: LoadContext,
  options: Options,
): Promise<Plugin<void>> {
  const versions = DOCS_VERSIONS.filter(({ name }) => options.versions.includes(name));
  const locales = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const prepare = () => prepareSidebars(siteDir, versions, locales, options.onProblem);
  // Docusaurus creates every plugin before any loads content, so the files are ready for the docs plugin.
  let prepared: Promise<void> | null = prepare();
  await prepared;

  return {
    name: 'navigation',
    getClientModules: () =>
      ['repairHash.ts', 'readingPlace.ts', 'announcePage.ts', 'followMovedAnchor.ts'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
    getPathsToWatch: () => versions.map((version) => path.join(siteDir, version.sidebarFile)),
    // Docusaurus calls this again when a sidebar changes; the first call has nothing new to read.
    async loadContent() {
      await (prepared ?? prepare());
      prepared = null;
    },

    contentLoaded({ actions }) {
      actions.setGlobalData(
        Object.fromEntries(
          versions.map((version) => [version.name, readProductVersions(siteDir, version)]),
        ) satisfies NavigationData,
      );
    },

    async allContentLoaded({ allContent, actions }) {
      await writePages(listPages(allContent, baseUrl), actions);
    },
  };
}
