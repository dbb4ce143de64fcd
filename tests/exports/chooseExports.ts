import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenPages, type HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import type { RunOptions } from '../runner/types.ts';
import { chooseLooks } from '../turns/chooseLooks.ts';
import { describeLooks } from '../turns/describeLooks.ts';
import { digestPaths, digestTexts } from '../turns/digests.ts';
import { readLastLook, writeLooks, type LookName } from '../turns/lookRecords.ts';
import { readImports } from '../turns/readImports.ts';
import { readReleases } from '../turns/readReleases.ts';
import { readTurnSeed } from '../turns/readTurnSeed.ts';
import type { Candidate } from '../turns/types.ts';
import { demoFiles } from '../packages/readVersionPackages.ts';

/** Pages whose demos are built in a run: all of a small site. */
const LIMITS = { most: 120, turns: 40, few: 24 };
/** What makes a project of a demo. */
const EXPORT_SOURCES = ['plugins/live-demos/export', 'plugins/live-demos/readSources.ts'];
const CHECKS = ['tests/exports', 'lib/typecheck'];
const CHECK_PACKAGES = /^node_modules\/(?:vite|typescript|@vitejs\/[\w-]+|@tailwindcss\/vite)$/;

/** The pages whose demos are exported in a run. */
export interface ExportPlan {
  /** Whether the demos of this page's folder, relative to the site, are. */
  readonly isMeant: (folder: string) => boolean;
  readonly notes: readonly string[];
  /** Keeps in the repository, where that was asked for, which pages passed. */
  readonly finish: (hasFailed: (folder: string) => boolean) => void;
}

/** Chooses by the records, as for looks in a browser: what changed, and the others in turn. */
export function chooseExports({ all, record }: RunOptions): ExportPlan {
  const pages = handWrittenPages().filter(({ folder }) => demoFiles(folder).length > 0);
  const candidates = readCandidates(pages);
  const chosen = all
    ? candidates.map(({ path }) => ({ path, reason: 'turn' as const }))
    : chooseLooks(candidates, { ...LIMITS, seed: readTurnSeed() });
  const paths = new Set(chosen.map(({ path }) => path));
  const meant = pages.filter(({ path }) => paths.has(path));
  const folders = new Set(meant.map(({ folder }) => folder));
  return {
    isMeant: (folder) => folders.has(folder),
    notes: describeLooks(candidates, chosen),
    finish: (hasFailed) => {
      const passed = new Set(meant.filter(({ folder }) => !hasFailed(folder)).map(nameOf));
      const names = new Map([...passed].map((name) => [name.path, name]));
      const looks = candidates.flatMap(({ path, parts }) => {
        const page = names.get(path);
        return page ? [{ page, parts }] : [];
      });
      if (record) {
        writeLooks(looks, new Date().toISOString().slice(0, 10));
      }
    },
  };
}

const nameOf = ({ path }: HandWrittenPage): LookName => ({ path, language: 'exports' });

function readCandidates(pages: readonly HandWrittenPage[]): Candidate[] {
  const releases = readReleases();
  const site = digestPaths(SITE_DIR, EXPORT_SOURCES, (path) => path.endsWith('__tests__'));
  const checks = digestTexts([
    digestPaths(SITE_DIR, CHECKS, (path) => path.endsWith('__tests__')),
    ...releases.filter(({ place }) => CHECK_PACKAGES.test(place)).map(({ text }) => text),
  ]);
  const packages = new Map<string, string>();
  return pages.map((page) => {
    const { folder, version } = page;
    const known = packages.get(version.name) ?? digestPackages(version.folder, releases);
    packages.set(version.name, known);
    const features = readFeatures(page);
    return {
      path: page.path,
      parts: {
        own: digestPaths(SITE_DIR, [`${folder}/demos`], (path) => path.endsWith('heights.json')),
        packages: known,
        frame: '',
        site,
        checks,
      },
      features: { site: features, packages: features },
      last: readLastLook(nameOf(page)),
    };
  });
}

/** The version's own packages, and those of the root that they fall back on. */
function digestPackages(folder: string, releases: ReturnType<typeof readReleases>): string {
  const own = releases.filter(
    ({ place, isDev }) =>
      !isDev && (place.startsWith(`${folder}/`) || /^node_modules\//.test(place)),
  );
  return digestTexts([
    readFileSync(join(SITE_DIR, folder, 'package.json'), 'utf8'),
    ...own.map(({ text }) => text),
  ]);
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
