import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleReport } from '../../../plugins/bundling/report/types.ts';
import { handWrittenPages } from '../../../lib/pages/handWrittenPages.ts';
import { CACHE_DIR, SITE_DIR } from '../../../lib/siteDir.ts';
import { demoFiles } from '../../packages/readVersionPackages.ts';
import type { SitePage } from '../sitePages.ts';
import { digestPaths, digestTexts } from '../../turns/digests.ts';
import { readFeatures } from './readFeatures.ts';
import { readLastLook } from '../../turns/lookRecords.ts';
import { splitHtml } from './splitHtml.ts';
import { readReleases, type Release } from '../../turns/readReleases.ts';
import type { Candidate, PageParts } from '../../turns/types.ts';

/** What every page is made with. */
const SITE_SOURCES = ['lib', 'src', 'plugins', 'serve', 'static', 'i18n', 'docusaurus.config.ts'];
/** Tests, and what shows in the HTML of the pages that it is about. */
const NOT_IN_SITE =
  /(?:^|\/)(?:__tests__|node_modules)$|^i18n\/\w+\/(?:docusaurus-plugin-content-docs.*|api-reference)$|^plugins\/api-reference\/data$/;
const CHECK_SOURCES = ['tests/browser', 'lib/chromium', 'lib/demo-heights'];
/** Readers' ways through the site are tried in every run; records are what the digests are for. */
const NOT_IN_LOOKS =
  /^tests\/browser\/(?:looks|journeys|offline|standIns|plan\w+\.ts|chooseJourneys\.ts|runBrowserChecks\.ts)$|\/__tests__$/;
const CHECK_PACKAGES = /^node_modules\/(?:axe-core|playwright-core)$/;

/** The Chinese file of each page's folder. */
type Translations = ReadonlyMap<string, string>;

/** Reads of pages of a build what goes into their looks, and when they were last looked at. */
export function readCandidates(pages: readonly SitePage[], buildDir: string): Candidate[] {
  const shared = readSharedParts();
  const code = readDemoCode();
  const translations: Translations = new Map(
    handWrittenPages().map(({ folder, chineseFile }) => [folder, chineseFile]),
  );
  return pages.map((page) => {
    const { own, frame } = splitHtml(readFileSync(join(buildDir, page.path, 'index.html'), 'utf8'));
    const parts: PageParts = {
      own: digestTexts([own, digestSources(page, translations)]),
      packages: digestDemoCode(page, code),
      frame: digestTexts([frame]),
      ...shared,
    };
    return { path: page.path, parts, features: readFeatures(page, own), last: readLastLook(page) };
  });
}

/** The page's text in its language, and its demos with the files beside them. */
function digestSources({ folder, language }: SitePage, translations: Translations): string {
  if (folder === undefined) {
    return '';
  }
  const text = language === 'zh' ? (translations.get(folder) ?? '') : `${folder}/index.mdx`;
  return digestPaths(SITE_DIR, [text, `${folder}/demos`].filter(Boolean));
}

function digestDemoCode({ folder }: SitePage, code: BundleReport['code']): string {
  const demos = folder === undefined ? [] : demoFiles(folder);
  return demos.length === 0 ? '' : digestTexts(demos.map((demo) => code[demo] ?? 'not bundled'));
}

function readSharedParts(): Pick<PageParts, 'site' | 'checks'> {
  const all = readReleases();
  const releases = (isMeant: (release: Release) => boolean) =>
    all.filter(isMeant).map(({ text }) => text);
  return {
    site: digestTexts([
      digestPaths(SITE_DIR, SITE_SOURCES, (path) => NOT_IN_SITE.test(path)),
      ...releases(({ place, isDev }) => !isDev && /^node_modules\/[^/]+(?:\/[^/]+)?$/.test(place)),
    ]),
    checks: digestTexts([
      digestPaths(SITE_DIR, CHECK_SOURCES, (path) => NOT_IN_LOOKS.test(path)),
      ...releases(({ place }) => CHECK_PACKAGES.test(place)),
    ]),
  };
}

/** What the build that is looked at wrote about its demos; the same in every language. */
function readDemoCode(): BundleReport['code'] {
  const file = ['en', 'zh']
    .map((locale) => join(CACHE_DIR, 'bundle-report', `${locale}.json`))
    .find((candidate) => existsSync(candidate));
  if (!file) {
    throw new Error(
      'The build has written no report of the code in its demos, so that nothing tells which pages have changed. ' +
        'Build with "npm test -- --only build,browser" or BUNDLE_REPORT=1, or choose pages with PAGES=/x/react-charts/.',
    );
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as BundleReport).code;
}
