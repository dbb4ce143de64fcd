import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_DIR } from '../../lib/siteDir.ts';
import { markdownAddress } from '../../plugins/machine-pages/address.ts';
import { sitePages, type PageKind } from '../browser/sitePages.ts';
import { checkLinks, findLists } from '../machinePages/checkLinks.ts';
import { checkMarkdown, checkPage } from '../machinePages/checkPage.ts';
import { checkSitemap } from '../machinePages/checkSitemap.ts';
import type { Stage } from '../runner/types.ts';

/** Kinds of pages that are available as Markdown. */
const DOCUMENTATION: ReadonlySet<PageKind> = new Set(['written', 'api-index', 'api', 'api-tab']);

/** Pages that belong to the whole site, in English. */
const SITE_PAGES: readonly string[] = ['/', '/playground/'];

/** Folders of the languages. */
const LANGUAGES = ['', 'zh/'];

/** Each page, each list and each sitemap is one check. */
export const machinePages: Stage = {
  name: 'machine-pages',
  title: 'Pages as Markdown, llms.txt, structured data, images and sitemaps of the build',
  fast: false,
  usesOneCore: true,
  needs: 'build',
  async run() {
    const buildDir = process.env.SITE_BUILD || BUILD_DIR;
    const site = { buildDir, origin: originOf(buildDir) };
    const pages = sitePages(buildDir).filter(({ kind }) => DOCUMENTATION.has(kind));
    const lists = findLists(buildDir);
    const languages = LANGUAGES.filter((folder) => existsSync(join(buildDir, folder)));
    const sitePaths = languages.flatMap((folder) =>
      SITE_PAGES.map((path) => `/${folder}${path.slice(1)}`),
    );
    const results = [
      ...sitePaths.map((path) => ({ where: path, problems: checkMarkdown(path, site) })),
      ...sitePaths
        .map(markdownAddress)
        .filter((file) => existsSync(join(buildDir, file)))
        .map(describeLinks),
      ...pages.map(({ path }) => ({ where: path, problems: checkPage(path, site) })),
      ...pages
        .filter(({ kind }) => kind !== 'api')
        .map(({ path }) => describeLinks(markdownAddress(path))),
      ...lists.map(describeLinks),
      ...languages.map((folder) => ({
        where: `${folder}sitemap.xml`,
        problems: checkSitemap(`${folder}sitemap.xml`, languages.length, site),
      })),
    ];
    const failures = results.filter(({ problems }) => problems.length > 0);
    return {
      passed: results.length - failures.length,
      failures: failures.map(({ where, problems }) => `${where}\n${problems.join('\n')}`),
      notes: [`${pages.length} pages as Markdown, ${lists.length} lists of them.`],
    };

    function describeLinks(file: string) {
      const dead = checkLinks(file, site);
      return {
        where: file,
        problems: dead.map((target) => `links to ${target}, which is not there`),
      };
    }
  },
};

/** Returns the origin that the build was made for, from its sitemap. */
function originOf(buildDir: string): string {
  const [, address = ''] =
    /<loc>([^<]+)<\/loc>/.exec(readFileSync(join(buildDir, 'sitemap.xml'), 'utf8')) ?? [];
  return new URL(address).origin;
}
