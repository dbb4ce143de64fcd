import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import type { DocsVersion } from '../../../src/versions';
import { readChosenPages } from '../../../src/versions/chosenPages';
import { createDerivationCache } from '../shared/createDerivationCache';
import { scanDemos, type DemoIndex } from '../shared/demoIndex';
import { demoModulesFolder } from '../shared/moduleNames';
import { readStylings } from '../shared/readSources';
import { findDemoProblems } from './findDemoProblems';
import { findUnmeasured } from './findUnmeasured';
import { writeDemoModules, writePackages } from './writeModules';

/** Folder of the JavaScript derived from demos, relative to the site. */
const CACHE_DIR = 'node_modules/.cache/demo-javascript';

interface LoadOptions {
  /** Locales, in addition to the default one, whose pages show the same demos. */
  readonly translations: readonly string[];
  readonly onProblem: 'warn' | 'throw';
}

/** Collects the demos of some versions, checks them, and writes the modules through which pages access them. */
export async function loadDemos(
  { siteDir, generatedFilesDir, siteConfig, i18n }: LoadContext,
  versions: readonly DocsVersion[],
  { translations, onProblem }: LoadOptions,
): Promise<DemoIndex> {
  const outDir = demoModulesFolder(generatedFilesDir);
  const problems: string[] = [];
  const index = await scanDemos(siteDir, versions, translations);
  for (const version of versions) {
    const { demos, usages } = index[version.name]!;
    problems.push(...findDemoProblems(demos, usages, siteDir));
    problems.push(...findUnmeasured(demos, siteDir));
    const cache = createDerivationCache(path.join(siteDir, CACHE_DIR, `${version.name}.json`));
    await writePackages(outDir, siteDir, version, siteConfig.url);
    await Promise.all(
      demos.map(async (demo) =>
        writeDemoModules({
          outDir,
          siteDir,
          version,
          demo,
          sources: await readStylings(demo, cache.derive),
          language: i18n.currentLocale,
        }),
      ),
    );
    // A build of selected pages would drop the other pages from the cache.
    if (!readChosenPages()) {
      cache.save();
    }
  }
  reportProblems(onProblem, 'Demos and pages do not fit together', problems);
  return index;
}
