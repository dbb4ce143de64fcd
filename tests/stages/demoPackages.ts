import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleReport } from '../../plugins/docusaurus-patches/report/types.ts';
import { handWrittenPages } from '../../lib/pages/handWrittenPages.ts';
import { CACHE_DIR } from '../../lib/siteDir.ts';
import { LANGUAGES } from '../../src/paths/language.ts';
import { DOCS_VERSIONS } from '../../src/versions/index.ts';
import { checkDemoPackages } from '../packages/checkDemoPackages.ts';
import { demoFiles, readVersionPackages } from '../packages/readVersionPackages.ts';
import type { Stage } from '../runner/types.ts';

/** Each demo in each language's bundles is one check. */
export const demoPackages: Stage = {
  name: 'demo-packages',
  title: 'The built demos run on the packages of their version',
  fast: false,
  usesOneCore: true,
  needs: 'build',
  async run() {
    const failures: string[] = [];
    let checked = 0;
    for (const version of DOCS_VERSIONS) {
      const { name, folder } = version;
      const packages = readVersionPackages(folder);
      const pages = handWrittenPages().filter((page) => page.version.name === name);
      const demos = pages.flatMap((page) => demoFiles(page.folder));
      for (const locale of LANGUAGES) {
        const report = readReport(locale, version.name);
        for (const demo of demos) {
          const problems = checkDemoPackages(demo, report.demos[demo], packages);
          failures.push(...problems.map((problem) => `[${locale}] ${problem}`));
          checked += problems.length === 0 ? 1 : 0;
        }
      }
    }
    return { passed: checked, failures };
  },
};

function readReport(locale: string, part: string): BundleReport {
  const file = join(CACHE_DIR, 'bundle-report', `${locale}-${part}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as BundleReport;
}
