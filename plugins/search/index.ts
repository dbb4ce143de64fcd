import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
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
import { INDEX_FOLDER } from './indexFolder';
import type { Options } from './options';
import { listFiles, serveInDevelopment } from './serveInDevelopment';
import type { IndexFiles, NamesFile } from './types';
import { clearIndex, writeIndex } from './writeIndex';

export { validateOptions } from './options';

/**
 * Search without a service: an index for each version and language, made of the pages' sources and of the reference,
 * and a dialog that looks through it in the reader's browser.
 *
 * Full text is MiniSearch's: it is small (7 KB), typed, finds beginnings and near spellings, leaves the splitting of
 * words to its caller, which Chinese needs, and takes documents one by one, so that pages can be found before all of
 * their text is there. Pagefind finds identifiers that do not exist; indexes of Orama and FlexSearch come as a whole.
 * The browser makes the index from the text, which it needs anyway to show where a page matches: an index made here
 * would be fetched besides the text, and be larger.
 */
export default async function pluginSearch(
  context: LoadContext,
  { versions }: Options,
): Promise<Plugin> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const directory = path.join(generatedFilesDir, 'search', 'files');

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

  const server = serveInDevelopment(directory, baseUrl + INDEX_FOLDER);

  return {
    name: 'search',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent, actions }) {
      const loaded = loadedVersions(allContent).filter((each) =>
        versions.includes(each.versionName),
      );
      if (process.env.NODE_ENV === 'development') {
        server.reset(() => writeIndexes(loaded));
        await actions.createData('files.json', listFiles(loaded, baseUrl + INDEX_FOLDER));
        return;
      }
      clearIndex(directory);
      await actions.createData('files.json', await writeIndexes(loaded));
    },

    configureWebpack: () =>
      ({
        devServer: {
          // Docusaurus adds to the same list, whose last entry answers every address.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift({ name: 'search', middleware: server.respond });
            return [];
          },
        },
      }) as object,

    async postBuild({ outDir }) {
      cpSync(directory, path.join(outDir, INDEX_FOLDER), { recursive: true });
    },
  };
}
