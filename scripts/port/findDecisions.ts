import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** One paragraph of what is left to decide. */
export interface Decisions {
  readonly title: string;
  readonly problems: readonly string[];
}

const UNKNOWN_NAME = /is no name of the packages/;
const MESSAGE = /is not in the JavaScript of the packages/;

/** Finds what a page says that its version's packages do not bear out. */
export async function findDecisions(
  page: HandWrittenPage,
  from: DocsVersion,
  names: NameTable,
): Promise<Decisions[]> {
  const explain = (problem: string) => explainNames(problem, names);
  const isMeant = (folder: string) => folder === page.folder;
  const { errors } = checkFolders(`${page.version.folder}/tsconfig.json`, [page.folder]);
  const { failures: prose } = await checkProse(isMeant);
  // What a query did not find is clear without the whole document below it.
  const claims = await runJest(['claims'], [`${page.folder}/claims`], { DEBUG_PRINT_LIMIT: '0' });
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
    {
      title: 'Demos and claims that do not compile',
      problems: [...errors.values()].flat().map(explain),
    },
    { title: 'Messages that its packages do not have', problems: messages },
    {
      title: 'Claims that fail',
      problems: [...claims.failures, ...checkClaims(isMeant).flatMap(({ problems }) => problems)],
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

/** Lines that name the major release, or a release, of the version that the page comes from. */
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
