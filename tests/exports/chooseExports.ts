import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { demoFiles } from '../packages/readVersionPackages.ts';
import type { RunOptions } from '../runner/types.ts';
import { digestPackages } from '../turns/digestPackages.ts';
import { digestPaths, digestTexts } from '../turns/digests.ts';
import { planTurns, type TurnPlan } from '../turns/planTurns.ts';
import { readImports } from '../turns/readImports.ts';
import { readReleases } from '../turns/readReleases.ts';

/** What makes a project of a demo. */
const EXPORT_SOURCES = ['plugins/live-demos/export', 'plugins/live-demos/readSources.ts'];
const CHECKS = ['tests/exports', 'lib/typecheck'];
const CHECK_PACKAGES = /^node_modules\/(?:vite|typescript|@vitejs\/[\w-]+|@tailwindcss\/vite)$/;

/** Chooses the pages whose demos are exported in a run. */
export function chooseExports(options: RunOptions): TurnPlan {
  const site = digestPaths(SITE_DIR, EXPORT_SOURCES, (path) => path.endsWith('__tests__'));
  const checks = digestTexts([
    digestPaths(SITE_DIR, CHECKS, (path) => path.endsWith('__tests__')),
    ...readReleases()
      .filter(({ place }) => CHECK_PACKAGES.test(place))
      .map(({ text }) => text),
  ]);
  const pages = handWrittenPages().filter(({ folder }) => demoFiles(folder).length > 0);
  const describe = (page: HandWrittenPage) => {
    const { folder, version } = page;
    const features = readFeatures(page);
    return {
      page,
      parts: {
        own: digestPaths(SITE_DIR, [`${folder}/demos`], (path) => path.endsWith('heights.json')),
        packages: digestPackages(version.folder),
        frame: '',
        site,
        checks,
      },
      features: { site: features, packages: features },
    };
  };
  return planTurns('exports', pages.map(describe), options);
}

/** What its demos import, and the stylings they come in. */
function readFeatures({ folder, version }: HandWrittenPage): Set<string> {
  const features = demoFiles(folder).flatMap((file) => [
    ...readImports(file),
    ...['tailwind', 'css'].filter((styling) =>
      existsSync(join(SITE_DIR, file.replace(/\.tsx$/, `.${styling}.tsx`))),
    ),
  ]);
  return new Set(features.map((feature) => `${version.name} ${feature}`));
}
