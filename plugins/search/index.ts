import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeWhole } from '../../lib/files/writeWhole';
import { loadedVersions } from '../../src/versions/loadedVersions';
import { isOneOfMany } from '../api-reference/data/during';
import { API_VERSIONS } from '../api-reference/data/versions';
import type { HistoricReferences } from '../api-reference/history/addHistories';
import { listFormerNames } from '../api-reference/history/listFormerNames';
import { generateReference } from '../api-reference/generateReference';
import { apiPath } from '../api-reference/pages/entryLinks';
import { readWords } from '../machine-pages/site/readWords';
import { collectNames } from './collect/collectNames';
import { collectPages } from './collect/collectPages';
import { createPageReader } from './collect/createPageReader';
import { describePlayground } from './collect/describePlayground';
import { INDEX_FOLDER, LIST_FILE, LIST_FOLDER } from './indexFolder';
import type { Options } from './options';
import { listFiles, serveInDevelopment } from './serveInDevelopment';
import type { IndexFiles, NamesFile } from './types';
import { clearIndex, writeIndex } from './writeIndex';

export { validateOptions } from './options';

/**
 * Search without an external service: an index for each version and language, built from the page sources and the
 * reference, and a dialog that searches it in the browser.
 *
 * MiniSearch provides the full-text search. It is small (7 KB) and typed, matches prefixes, lets the caller split words,
 * which Chinese requires, and accepts documents one by one, so that pages can be found before all of their text has
 * loaded. Pagefind finds identifiers that do not exist; indexes of Orama and FlexSearch must be loaded as a whole. The
 * browser builds the index from the text, which it needs anyway to show excerpts: a prebuilt index would have to be
 * fetched in addition to the text, and would be larger.
 */
export default async function pluginSearch(
  context: LoadContext,
  { versions }: Options,
): Promise<Plugin> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const directory = path.join(generatedFilesDir, 'search', 'files');
  const listDir = path.join(generatedFilesDir, 'search', 'list');

  const readPage = await createPageReader(siteDir);
  const playground = describePlayground(await readWords(context), baseUrl);

  function namesOf(version: string, api: HistoricReferences): NamesFile | null {
    const found = API_VERSIONS.find(({ name }) => name === version);
    return found
      ? collectNames(
          api.references[found.name]!,
          baseUrl + apiPath(found),
          isOneOfMany(found.name) ? listFormerNames(api, found.name) : [],
        )
      : null;
  }

  async function writeIndexes(loaded: readonly LoadedVersion[]): Promise<IndexFiles> {
    const api = await generateReference(context, []);
    const files: IndexFiles = {};
    for (const version of loaded) {
      const { versionName, isLast } = version;
      const pages = await collectPages(version, context, readPage);
      files[versionName] = writeIndex(
        {
          version: versionName,
          pages: isLast ? [...pages, playground] : pages,
          names: namesOf(versionName, api),
        },
        directory,
        baseUrl,
      );
    }
    return files;
  }

  const server = serveInDevelopment(directory, {
    index: baseUrl + INDEX_FOLDER,
    list: baseUrl + LIST_FOLDER + LIST_FILE,
  });

  return {
    name: 'search',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent }) {
      const loaded = loadedVersions(allContent).filter((each) =>
        versions.includes(each.versionName),
      );
      if (process.env.NODE_ENV === 'development') {
        server.reset(() => writeIndexes(loaded), listFiles(loaded, baseUrl + INDEX_FOLDER));
        return;
      }
      clearIndex(directory);
      writeWhole(path.join(listDir, LIST_FILE), JSON.stringify(await writeIndexes(loaded)));
    },

    configureWebpack: () =>
      ({
        devServer: {
          // Docusaurus adds to the same list, whose last entry answers every request.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({ name: 'search', middleware: server.respond });
            return [];
          },
        },
      }) as object,

    async postBuild({ outDir }) {
      cpSync(directory, path.join(outDir, INDEX_FOLDER), { recursive: true });
      cpSync(listDir, path.join(outDir, LIST_FOLDER), { recursive: true });
    },
  };
}
