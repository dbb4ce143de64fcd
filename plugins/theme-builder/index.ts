import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { md5Hash, posixPath } from '@docusaurus/utils';
import { runWhenChanged } from '../../lib/cache';
import { nameSourcesChunk } from '../demos/shared/chunkNames';
import { readDemoIndex } from '../demos/shared/demoIndex';
import { writeIfChanged } from '../../lib/files/writeIfChanged';
import { versionsOfInstance } from '../../src/versions';
import { isOneOfMany } from '../api-reference/data/during';
import { generateReference, referenceKey } from '../api-reference/generateReference';
import { collectThemeKeys } from './collectThemeKeys';
import type { Options } from './options';
import { SCREEN } from './screenName';
import { writeCatalog } from './writeCatalog';

export { validateOptions } from './options';

/** Files around the screen, which only the builder uses. */
const SCREEN_FILES = ['ForcedStates.tsx', 'forceStates.ts'];

/** Adds the page on which readers build a theme for the components of a version. */
export default function pluginThemeBuilder(context: LoadContext, options: Options): Plugin<void> {
  const { siteDir, generatedFilesDir } = context;
  const outDir = path.join(generatedFilesDir, 'theme-builder');
  const versions = versionsOfInstance('x').filter(({ name }) => options.versions.includes(name));
  return {
    name: 'theme-builder',

    getThemePath: () => './theme',

    getPathsToWatch: () => [path.join(__dirname, 'screen', '**')],

    async contentLoaded() {
      const names = versions.map(({ name }) => name);
      const source = readFileSync(path.join(__dirname, 'collectThemeKeys.ts'), 'utf8');
      const digest = md5Hash(JSON.stringify([await referenceKey(context), names, source]));
      await runWhenChanged(path.join(outDir, '.stamp'), digest, writeKeys);
    },

    async allContentLoaded({ allContent }) {
      const index = readDemoIndex(allContent);
      const chunks = versions.flatMap(({ name }): [string, string][] => {
        const demo = index[name]?.demos.find(({ id }) => id === SCREEN);
        return demo && existsSync(keysFile(name))
          ? [[name, nameSourcesChunk(posixPath(path.relative(siteDir, demo.file)))]]
          : [];
      });
      await writeCatalog(outDir, new Map(chunks), readScreen());
    },
  };

  async function writeKeys(): Promise<void> {
    const { references } = await generateReference(context, []);
    for (const { name } of versions) {
      if (isOneOfMany(name)) {
        const keys = collectThemeKeys(name, references[name]);
        await writeIfChanged(keysFile(name), JSON.stringify(keys));
      }
    }
  }

  function keysFile(version: string): string {
    return path.join(outDir, 'keys', `${version}.json`);
  }
}

function readScreen(): Record<string, string> {
  return Object.fromEntries(
    SCREEN_FILES.map((name) => [name, readFileSync(path.join(__dirname, 'screen', name), 'utf8')]),
  );
}
