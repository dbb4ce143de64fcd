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
import { CLAIMS_FILES } from './checkClaims.ts';

const [CLAIMS_FILE] = CLAIMS_FILES;
/** What the tests run in. */
const CHECKS = ['tests/claims/standIns.ts', 'tests/jest', 'jest.config.mjs', 'tsconfig.json'];

/** Chooses the pages whose claims run in jsdom in a run. */
export function chooseClaims(options: RunOptions): TurnPlan {
  const checks = digestTexts([
    digestPaths(SITE_DIR, CHECKS),
    ...readReleases()
      .filter(({ isDev }) => isDev)
      .map(({ text }) => text),
  ]);
  const pages = handWrittenPages().filter(({ folder }) =>
    existsSync(join(SITE_DIR, folder, CLAIMS_FILE)),
  );
  const describe = (page: HandWrittenPage) => {
    const features = readFeatures(page);
    return {
      page,
      parts: {
        own: digestPaths(SITE_DIR, listSources(page), (path) => path.endsWith('heights.json')),
        packages: digestPackages(page.version.folder),
        frame: '',
        site: '',
        checks,
      },
      features: { site: features, packages: features },
    };
  };
  return planTurns('claims', pages.map(describe), options);
}

/** A page's tests import packages and what lies beside it; ESLint sees to it. */
function listSources({ folder }: HandWrittenPage): string[] {
  return [`${folder}/index.mdx`, `${folder}/${CLAIMS_FILE}`, `${folder}/demos`];
}

/** What its tests and demos import. */
function readFeatures({ folder, version }: HandWrittenPage): Set<string> {
  const files = [`${folder}/${CLAIMS_FILE}`, ...demoFiles(folder)];
  return new Set(files.flatMap(readImports).map((feature) => `${version.name} ${feature}`));
}
