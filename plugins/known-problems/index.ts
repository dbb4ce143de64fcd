import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PROBLEMS_FILE } from './address';
import { collectProblems } from './collectProblems';
import type { ProblemDocument } from './types';

export { descriptionOf, PROBLEMS_FILE, problemAnchor } from './address';
export { collectProblems } from './collectProblems';
export { PROBLEM_ELEMENT, readMark } from './readMarks';
export type * from './types';
export { versionLabels } from './versionLabels';

const GENERATED_DIR = 'known-problems';

/** File of the problems, below Docusaurus' generated files. */
export const generatedProblems = path.join(GENERATED_DIR, PROBLEMS_FILE);

/** Publishes the known problems of the packages, which pages describe and tests reproduce in every version. */
export default function pluginKnownProblems(context: LoadContext): Plugin<void> {
  const { siteDir, generatedFilesDir, baseUrl, i18n } = context;
  const locale = i18n.currentLocale === i18n.defaultLocale ? null : i18n.currentLocale;
  const generatedDir = path.join(generatedFilesDir, GENERATED_DIR);

  return {
    name: 'known-problems',

    getThemePath: () => './theme',

    async loadContent() {
      await write(generatedDir);
    },

    configureWebpack: () =>
      // Only the development server uses this option.
      ({ devServer: { static: [{ directory: generatedDir, publicPath: baseUrl }] } }) as object,

    async postBuild({ outDir }) {
      await write(outDir);
    },
  };

  async function write(dir: string): Promise<void> {
    const document: ProblemDocument = {
      problems: await collectProblems(siteDir, locale, baseUrl),
    };
    const file = path.join(dir, PROBLEMS_FILE);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(document));
  }
}
