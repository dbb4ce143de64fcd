import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { checkFolders } from '../../lib/typecheck/checkProject.ts';
import { majorLabel, type DocsVersion } from '../../src/versions/index.ts';
import { CLAIMS_FILES, checkClaims } from '../../tests/claims/checkClaims.ts';
import { readCoverage } from '../../tests/coverage/readCoverage.ts';
import { checkProse } from '../../tests/prose/checkProse.ts';
import { runJest } from '../../tests/runner/runJest.ts';
import { explainNames } from './explainNames.ts';
import type { NameTable } from './types.ts';

/** A titled list of problems that the author must resolve. */
export interface Decisions {
  readonly title: string;
  readonly problems: readonly string[];
}

const UNKNOWN_NAME = /is no name of the packages/;
const MESSAGE = /is not in the JavaScript of the packages/;

/** A page that exists in the target version. */
export interface PortedPage {
  readonly page: HandWrittenPage;
  /** Version that it was copied from. */
  readonly from: DocsVersion;
  /** Maps names between both versions. */
  readonly names: NameTable;
}

/**
 * Finds statements of pages that their version's packages contradict. Starts the compiler and the tests only once for
 * all pages.
 *
 * @param to version of all pages
 * @returns decisions by folder of the page; those that belong to no page are under ''
 */
export async function findDecisions(
  ported: readonly PortedPage[],
  to: DocsVersion,
): Promise<ReadonlyMap<string, readonly Decisions[]>> {
  const pages = ported.map(({ page }) => page);
  const folders = pages.map(({ folder }) => folder);
  const isMeant = (folder: string) => folders.includes(folder);
  const { errors } = checkFolders(`${to.folder}/tsconfig.json`, folders);
  const { failures: prose } = await checkProse(isMeant);
  // Omits the DOM that failed queries print, because their messages are clear without it.
  const claims = await runJest(
    ['claims'],
    folders.map((folder) => `${folder}/claims`),
    { DEBUG_PRINT_LIMIT: '0' },
  );
  const compiler = [...errors.values()].flat();
  const found = [...prose, ...compiler, ...claims.failures];
  const byPage = new Map(
    ported.map((each) => {
      const isOfPage = (problem: string) => findPage(problem, pages) === each.page;
      return [
        each.page.folder,
        describe(each, {
          prose: prose.filter(isOfPage),
          compiler: compiler.filter(isOfPage),
          claims: claims.failures.filter(isOfPage),
        }),
      ] as const;
    }),
  );
  const homeless = found.filter((problem) => findPage(problem, pages) === undefined);
  return byPage.set(
    '',
    homeless.length > 0 ? [{ title: 'Other problems', problems: homeless }] : [],
  );
}

/** Returns the page whose file path starts the message. The folder of a page may be inside that of another page. */
export function findPage<Page extends Pick<HandWrittenPage, 'folder' | 'chineseFile'>>(
  problem: string,
  pages: readonly Page[],
): Page | undefined {
  return pages
    .filter(
      ({ folder, chineseFile }) =>
        problem.startsWith(`${folder}/`) || problem.startsWith(`${dirname(chineseFile)}/`),
    )
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Results of each check of a page. */
interface Findings {
  readonly prose: readonly string[];
  readonly compiler: readonly string[];
  readonly claims: readonly string[];
}

function describe(
  { page, from, names }: PortedPage,
  { prose, compiler, claims }: Findings,
): Decisions[] {
  const explain = (problem: string) => explainNames(problem, names);
  const isThis = (folder: string) => folder === page.folder;
  const unknown = prose.filter((problem) => UNKNOWN_NAME.test(problem));
  const messages = prose.filter((problem) => MESSAGE.test(problem));
  return [
    { title: 'Names that the version lacks', problems: unknown.map(explain) },
    {
      title: 'Listings that do not compile',
      problems: prose
        .filter((problem) => !unknown.includes(problem) && !messages.includes(problem))
        .map(explain),
    },
    { title: 'Demos and claims that do not compile', problems: compiler.map(explain) },
    { title: 'Messages that its packages do not have', problems: messages },
    {
      title: 'Claims that fail',
      problems: [...claims, ...checkClaims(isThis).flatMap(({ problems }) => problems)],
    },
    {
      title: 'Topics that the page does not cover',
      problems: readCoverage()
        .filter((each) => each.page === page.folder)
        .flatMap(({ problems }) => problems),
    },
    { title: `Sentences about ${majorLabel(from.name)}`, problems: findForeignMajors(page, from) },
  ].filter(({ problems }) => problems.length > 0);
}

/** Returns lines that mention the major or a release of the version that the page comes from. */
function findForeignMajors(page: HandWrittenPage, from: DocsVersion): string[] {
  const major = majorLabel(from.name).replace(/^v/, '');
  const pattern = new RegExp(
    `\\b(?:v|version )${major}\\b|\\b${major}\\.\\d+\\.\\d+\\b|第 ${major} 版`,
    'i',
  );
  const files = [
    ...['index.mdx', ...CLAIMS_FILES].map((name) => `${page.folder}/${name}`),
    page.chineseFile,
  ].filter((file) => existsSync(join(SITE_DIR, file)));
  return files.flatMap((file) =>
    readFileSync(join(SITE_DIR, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}
