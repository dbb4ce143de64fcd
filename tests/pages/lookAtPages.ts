import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { planRun, writePlan } from '../browser/plan.ts';
import { runPlaywright } from '../runner/runPlaywright.ts';
import type { StageResult } from '../runner/types.ts';
import { buildFolder } from './buildPages.ts';

/** Visits built pages in both languages, like the browser stage, and takes screenshots. */
export async function lookAtPages(pages: readonly HandWrittenPage[]): Promise<StageResult> {
  const folder = buildFolder(pages);
  const buildDir = join(SITE_DIR, folder);
  const plan = writePlan(
    planRun({ all: false, buildDir, folders: pages.map((page) => page.folder) }),
  );
  const report = await runPlaywright(
    [
      ...['site', 'pictures', 'claims-*'].map((project) => `--project=${project}`),
      'browser/pages.spec.ts',
      'pages/pictures.spec.ts',
      ...pages.map((page) => `${page.folder}/claims.browser.test.ts`),
    ],
    {
      BROWSER_PLAN: plan,
      SITE_BUILD: buildDir,
      BROWSER_RESULTS: join(buildDir, 'results'),
      BROWSER_REPORT: join(buildDir, 'report'),
    },
  );
  rmSync(plan);
  return { ...report, notes: [...report.notes, `Pictures: ${folder}/pictures`] };
}
