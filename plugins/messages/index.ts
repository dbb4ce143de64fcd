import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby, md5Hash } from '@docusaurus/utils';
import { reportProblems } from '../../lib/diagnostics/reportProblems';
import { runWhenChanged } from '../../lib/cache';
import { folderOf, versionNamed } from '../../src/versions';
import { pageFolders } from '../../src/versions/locatePages';
import { isOneOfMany } from '../api-reference/data/during';
import { API_VERSIONS } from '../api-reference/data/versions';
import { entryPath } from '../api-reference/entryPath';
import { generateReference, referenceKey } from '../api-reference/generateReference';
import { apiPath } from '../api-reference/pages/entryLinks';
import { checkPages } from './checkPages';
import { INTERNAL } from './data/internal';
import { createAddresses } from './describeFamily';
import { factsFolder } from './factsAddress';
import { findStaleInternals } from './findPageProblems';
import { loadMessages } from './loadMessages';
import type { Options } from './options';
import { factsDir, indexFile, pageOf, stampFile } from './pages';
import { writeIndexes, writeVersion } from './writeVersion';

export { validateOptions } from './options';

/**
 * Extracts the messages that the packages throw and log from their JavaScript, for `<Message id="…" />` on the pages
 * that explain them.
 */
export default function pluginMessages(
  context: LoadContext,
  { versions, onProblem }: Options,
): Plugin<void> {
  const { siteDir, generatedFilesDir, i18n } = context;
  const { currentLocale, defaultLocale } = i18n;
  const translations = currentLocale === defaultLocale ? [] : [currentLocale];
  const documented = versions.filter(isOneOfMany);

  return {
    name: 'messages',

    getThemePath: () => './theme',

    getPathsToWatch: () =>
      documented.map((name) => path.join(siteDir, folderOf(versionNamed(name)), pageOf('*'))),

    async loadContent() {
      const digest = md5Hash(JSON.stringify([await referenceKey(context), await readPages()]));
      await runWhenChanged(stampFile(generatedFilesDir), digest, write);
    },

    async postBuild({ outDir }) {
      if (currentLocale !== defaultLocale) {
        return;
      }
      for (const name of documented) {
        const written = factsDir(generatedFilesDir, name);
        if (existsSync(written)) {
          await cp(written, path.join(outDir, factsFolder(versionNamed(name))), {
            recursive: true,
            filter: (file) => path.basename(file) !== path.basename(indexFile('', name)),
          });
        }
      }
    },
  };

  /** Returns the paths and texts of the message pages. */
  async function readPages(): Promise<string[][]> {
    const folders = documented.flatMap((name) => pageFolders(versionNamed(name), translations));
    const files = await Globby(
      folders.map((folder) => `${folder}/${pageOf('*')}`),
      { cwd: siteDir },
    );
    return files.sort().map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]);
  }

  async function write(): Promise<void> {
    const messages = await loadMessages(siteDir);
    const { references } = await generateReference(context, []);
    const problems = findStaleInternals(INTERNAL, Object.values(messages).flat());
    for (const name of documented) {
      const own = messages[name];
      const version = versionNamed(name);
      const pages = await checkPages(version, own, siteDir, null);
      problems.push(...pages.problems);
      for (const locale of translations) {
        problems.push(...(await checkPages(version, own, siteDir, locale)).problems);
      }
      const api = API_VERSIONS.find((each) => each.name === name)!;
      const addressOf = createAddresses(
        references[name].entries,
        (entry) => `/${apiPath(api)}${entryPath(entry)}/`,
      );
      await writeVersion(name, own, pages.explained, addressOf, generatedFilesDir);
    }
    await writeIndexes(documented, generatedFilesDir);
    reportProblems(onProblem, 'Messages of the packages that are not explained', problems);
  }
}
