import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCoverage } from '../coverage/readCoverage.ts';
import { findQuestionProblems, readQuestions } from '../search/readQuestions.ts';
import { checkClaims } from '../claims/checkClaims.ts';
import { checkChinese } from '../chinese/checkChinese.ts';
import { checkLineage } from '../lineage/checkLineage.ts';
import { checkProse } from '../prose/checkProse.ts';
import { runStages } from '../runner/runStages.ts';
import { runJest } from '../runner/runJest.ts';
import type { Stage, StageResult } from '../runner/types.ts';
import { NOT_LISTED } from '../../plugins/navigation/findPageProblems.ts';
import { findSidebarProblems } from '../../plugins/navigation/findSidebarProblems.ts';
import { readNavigation } from '../../plugins/navigation/readNavigation.ts';
import { compareTranslations } from '../translations/compareTranslations.ts';
import { runNode } from '../../lib/process/runCommand.ts';
import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';
import { checkFolders } from '../../lib/typecheck/checkProject.ts';
import { buildPages } from './buildPages.ts';
import { lookAtPages } from './lookAtPages.ts';

/**
 * Runs the checks of `npm test` that concern pages, on these pages only.
 *
 * @param pages pages of a single version
 * @returns whether all checks passed
 */
export function checkPages(
  pages: readonly HandWrittenPage[],
  { browser }: { readonly browser: boolean },
): Promise<boolean> {
  const folders = pages.map(({ folder }) => folder);
  const isMeant = (folder: string) => folders.includes(folder);
  const stage = (name: string, run: Stage['run'], needs?: string): Stage => ({
    name,
    title: name,
    fast: true,
    needs,
    run,
  });
  return runStages([
    stage('types', async () => checkTypes(pages, folders)),
    stage('lint', () => lint(folders)),
    stage('prose', () => checkProse(isMeant)),
    stage('sidebar', () => checkSidebar(pages)),
    stage('translations', () => compareTranslations(isMeant)),
    stage('chinese', async () => checkLanguage(isMeant)),
    stage('topics', async () => checkTopics(isMeant)),
    stage('lineage', () => checkLineage(isMeant)),
    stage('claims', () => runClaims(folders)),
    ...(browser
      ? [
          stage('build', () => buildPages(pages)),
          stage('browser', () => lookAtPages(pages), 'build'),
        ]
      : []),
  ]);
}

function checkTypes(pages: readonly HandWrittenPage[], folders: readonly string[]): StageResult {
  const { files, errors } = checkFolders(`${pages[0]?.version.folder}/tsconfig.json`, folders);
  return {
    passed: files.length - errors.size,
    failures: [...errors.values()].map((messages) => messages.join('\n')),
  };
}

async function lint(folders: readonly string[]): Promise<StageResult> {
  // Pages without demos and claims have no files for ESLint in their folder.
  const eslint = await runNode(
    [
      'node_modules/eslint/bin/eslint.js',
      '--max-warnings',
      '0',
      '--no-warn-ignored',
      '--no-error-on-unmatched-pattern',
      ...folders,
    ],
    { output: 'capture' },
  );
  const prettier = await runNode(
    ['node_modules/prettier/bin/prettier.cjs', '--list-different', ...folders],
    { output: 'capture' },
  );
  const failures = [eslint, prettier].filter(({ exitCode }) => exitCode !== 0);
  return { passed: 2 - failures.length, failures: failures.map(({ output }) => output) };
}

/** Checks the sidebar separately, because a build of selected pages does not check it. */
async function checkSidebar(pages: readonly HandWrittenPage[]): Promise<StageResult> {
  const [{ version }] = pages as [HandWrittenPage];
  const navigation = await readNavigation(SITE_DIR, version, ['zh']);
  // Other pages that are not listed yet are ignored.
  const failures = findSidebarProblems(navigation).filter(
    (problem) =>
      !problem.includes(NOT_LISTED) || pages.some(({ folder }) => problem.startsWith(`${folder}/`)),
  );
  return { passed: pages.length - Math.min(failures.length, pages.length), failures };
}

function checkLanguage(isMeant: (folder: string) => boolean): StageResult {
  const pages = checkChinese(isMeant);
  const problems = pages.flatMap((page) => page.problems);
  return { passed: pages.length - Math.min(problems.length, pages.length), failures: problems };
}

function checkTopics(isMeant: (folder: string) => boolean): StageResult {
  const pages = readCoverage().filter(({ page }) => isMeant(page));
  const faulty = pages.filter(({ state, problems }) => state !== 'covered' || problems.length > 0);
  const questions = readQuestions()
    .filter(({ page }) => isMeant(page.folder))
    .flatMap(({ page, questions: own }) => {
      const source = readFileSync(join(SITE_DIR, page.folder, 'index.mdx'), 'utf8');
      return findQuestionProblems(own, source).map(
        (problem) => `${page.folder}/questions.json: ${problem}`,
      );
    });
  return {
    passed: pages.length - faulty.length,
    failures: [
      ...faulty.map(({ page, state, problems }) =>
        state === 'covered'
          ? `${page}\n${problems.join('\n')}`
          : `${page} has no topics.json, which says where its topics are covered`,
      ),
      ...questions,
    ],
  };
}

async function runClaims(folders: readonly string[]): Promise<StageResult> {
  const pages = checkClaims((folder) => folders.includes(folder));
  const failures = pages
    .filter(({ problems }) => problems.length > 0)
    .map(({ page, problems }) => `${page}\n${problems.join('\n')}`);
  const run = await runJest(
    ['claims'],
    folders.map((folder) => `${folder}/claims`),
  );
  return { passed: run.passed, failures: [...failures, ...run.failures] };
}
