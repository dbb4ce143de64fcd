import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby, md5Hash } from '@docusaurus/utils';
import { runWhenChanged } from '../../lib/cache';
import { writeIfChanged } from '../../lib/files/writeIfChanged';
import { listNames } from '../../packages/component-docs-cli/src/upgrade/listNames';
import { UPGRADE_FILE } from '../../packages/component-docs-cli/src/upgrade/loadFacts';
import type { UpgradeDocument } from '../../packages/component-docs-cli/src/upgrade/types';
import { versionsOfInstance } from '../../src/versions';
import { pageFolders } from '../../src/versions/locatePages';
import { VERSION_NAMES } from '../api-reference/data/during';
import { API_VERSIONS } from '../api-reference/data/versions';
import { generateReference, referenceKey } from '../api-reference/generateReference';
import { collectProblems } from '../known-problems';
import { collectGuides } from './collectGuides';
import { readReleases } from './readReleases';

/** Node modules that codemods import but do not need when they receive code as text. */
const WITHOUT = ['fs', 'os', 'path', 'util', 'constants'];

/** Adds the page that shows which changes an upgrade requires in the reader's code, and applies the automatic ones. */
export default function pluginUpgrade(context: LoadContext): Plugin<void> {
  const { siteDir, generatedFilesDir, baseUrl, i18n } = context;
  const outDir = path.join(generatedFilesDir, 'upgrade');
  const outFile = path.join(outDir, path.basename(UPGRADE_FILE));
  const locale = i18n.currentLocale === i18n.defaultLocale ? null : i18n.currentLocale;
  const versions = VERSION_NAMES.flatMap((name) =>
    versionsOfInstance('x').filter((version) => version.name === name),
  );
  return {
    name: 'upgrade',

    getThemePath: () => './theme',

    async contentLoaded() {
      const inputs = [await referenceKey(context), await readGuides(), await loadProblems()];
      const digest = md5Hash(JSON.stringify(inputs));
      await runWhenChanged(path.join(outDir, '.stamp'), digest, write);
    },

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              // An unused parser.
              alias: { 'flow-parser': false },
              fallback: {
                ...Object.fromEntries(WITHOUT.map((name) => [name, false])),
                assert: path.join(__dirname, 'client', 'assert.ts'),
              },
            },
            // Only the development server uses this option.
            ...({
              devServer: {
                static: [
                  {
                    directory: outDir,
                    publicPath: `${baseUrl}${path.posix.dirname(UPGRADE_FILE)}`,
                  },
                ],
              },
            } as object),
          },

    async postBuild(props) {
      const target = path.join(props.outDir, path.dirname(UPGRADE_FILE));
      await cp(outFile, path.join(target, path.basename(UPGRADE_FILE)));
      // Names are the same in every language.
      if (i18n.currentLocale === i18n.defaultLocale) {
        await cp(path.join(outDir, 'names'), path.join(target, 'names'), { recursive: true });
      }
    },
  };

  /** Reads the migration guides as pairs of file name and text. */
  async function readGuides(): Promise<string[][]> {
    const folders = versions.flatMap((version) => pageFolders(version, locale ? [locale] : []));
    const files = await Globby(
      folders.map((folder) => `${folder}/migration/**/{index.mdx,upgrade.json}`),
      { cwd: siteDir },
    );
    return files.sort().map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]);
  }

  function loadProblems() {
    return collectProblems(siteDir, locale, baseUrl);
  }

  async function write(): Promise<void> {
    const document: UpgradeDocument = {
      guides: await collectGuides({ siteDir, versions, locale, baseUrl }),
      releases: readReleases(siteDir),
      problems: await loadProblems(),
      families: Object.fromEntries(
        API_VERSIONS.map(({ name, families }) => [name, families.map(({ slug }) => slug)]),
      ),
    };
    await writeIfChanged(outFile, JSON.stringify(document));
    const { references } = await generateReference(context, []);
    await Promise.all(
      VERSION_NAMES.map((name) =>
        writeIfChanged(
          path.join(outDir, 'names', `${name}.json`),
          JSON.stringify(listNames(references[name])),
        ),
      ),
    );
  }
}
