import type { ListedEntry } from './listEntries';
import type { PageFile, VersionNavigation } from './types';

/** Problem of a page that no sidebar lists, tolerated while the page is being written. */
export const NOT_LISTED = 'no sidebar lists this page';

function showPlan(plan: unknown): string {
  return plan === undefined ? 'no plan' : `plan ${JSON.stringify(plan)}`;
}

function showFlags(flags: unknown): string {
  return flags === undefined ? 'no flags' : `flags ${JSON.stringify(flags)}`;
}

function asSet(flags: unknown): string {
  return Array.isArray(flags) ? JSON.stringify([...flags].sort()) : JSON.stringify(flags ?? []);
}

function findContradictions({ file, plan, flags }: PageFile, entry: ListedEntry): string[] {
  const fix =
    'The sidebar is what readers see: change it there, or correct or remove the line in the page.';
  const problems: string[] = [];
  if (plan !== undefined && plan !== entry.effectivePlan) {
    problems.push(
      `${file}: the front matter says ${showPlan(plan)}, ${entry.place} says ` +
        `${showPlan(entry.effectivePlan)}. ${fix}`,
    );
  }
  if (flags !== undefined && asSet(flags) !== asSet(entry.marks.flags)) {
    problems.push(
      `${file}: the front matter says ${showFlags(flags)}, ${entry.place} says ` +
        `${showFlags(entry.marks.flags)}. ${fix}`,
    );
  }
  return problems;
}

/**
 * Finds pages that the family's overview does not link to. Readers of the overview, and assistants that read nothing
 * else, find the pages of the family from there.
 */
function findUnlinkedPages(
  { file, page, linksBelow }: PageFile,
  pages: readonly PageFile[],
): string[] {
  if (page === null || page.includes('/')) {
    return [];
  }
  return pages.flatMap(({ page: below }) =>
    below?.startsWith(`${page}/`) && !linksBelow.includes(below)
      ? [
          `${file}: this overview does not lead to "${below}". Add a link to ./${below.slice(page.length + 1)}/index.mdx.`,
        ]
      : [],
  );
}

/**
 * Finds problems in the page files of a version and its translations: a page that no sidebar lists, a file that is not
 * its folder's `index`, a translation without an original, front matter that contradicts the sidebar, an overview that
 * does not link to each page below it.
 *
 * @returns one message per problem, with place, cause and fix
 */
export function findPageProblems(
  { file: sidebar, folder, pages, translations }: VersionNavigation,
  entries: readonly ListedEntry[],
): string[] {
  const entryOf = new Map(
    entries.filter(({ kind }) => kind === 'page').map((entry) => [entry.name, entry]),
  );
  const originals = pages.flatMap((page): string[] => {
    if (page.page === null) {
      const target = page.file.replace(/\.mdx?$/, '/index.mdx');
      return [`${page.file}: a page is the index of its folder. Move it to ${target}.`];
    }
    const entry = entryOf.get(page.page);
    return entry
      ? [...findContradictions(page, entry), ...findUnlinkedPages(page, pages)]
      : [`${page.file}: ${NOT_LISTED}. Add { page: '${page.page}' } to ${sidebar}.`];
  });
  const translated = translations.flatMap(({ locale, pages: files }) =>
    files.flatMap((page): string[] => {
      if (!pages.some((original) => original.page !== null && original.page === page.page)) {
        return [
          `${page.file}: translates a page (${locale}) that ${folder} does not have. ` +
            'Move it to the path of its original, or remove it.',
        ];
      }
      const entry = entryOf.get(page.page ?? '');
      return [...(entry ? findContradictions(page, entry) : []), ...findUnlinkedPages(page, files)];
    }),
  );
  return [...originals, ...translated];
}
