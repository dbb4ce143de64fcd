import { nearestName } from '../../lib/diagnostics/nearestName';
import type { ListedEntry } from './listEntries';
import { FLAGS, PLANS } from '../../lib/marks';
import { type VersionNavigation } from './types';

/** Formats any value for a message, such as `"gold"`. */
function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function findMarkProblems({ kind, name, place, marks }: ListedEntry): string[] {
  const { plan, flags, ...unknown } = marks;
  const what = `${kind} "${name}"`;
  const problems = Object.keys(unknown).map(
    (field) =>
      `${place}: ${what} has the field "${field}", which entries do not have. ` +
      'Remove it, or give what it means as "plan" or "flags".',
  );
  if (plan !== undefined && !PLANS.some((valid) => valid === plan)) {
    problems.push(
      `${place}: ${what} has the unknown plan ${show(plan)}. Valid plans: ${PLANS.join(', ')}. ` +
        'A page that needs no plan has none.',
    );
  }
  if (flags !== undefined && !Array.isArray(flags)) {
    problems.push(`${place}: the flags of ${what} are ${show(flags)}. Write a list: ['new'].`);
  }
  for (const flag of Array.isArray(flags) ? flags : []) {
    if (!FLAGS.some((valid) => valid === flag)) {
      problems.push(
        `${place}: ${what} has the unknown flag ${show(flag)}. Valid flags: ${FLAGS.join(', ')}.`,
      );
    }
  }
  return problems;
}

function findMissingPage(entry: ListedEntry, { folder, pages }: VersionNavigation): string[] {
  if (entry.kind !== 'page' || pages.some(({ page }) => page === entry.name)) {
    return [];
  }
  const near = nearestName(
    entry.name,
    pages.flatMap(({ page }) => page ?? []),
  );
  return [
    `${entry.place}: page "${entry.name}" does not exist: there is no ` +
      `${folder}/${entry.name}/index.mdx. ` +
      (near === null ? '' : `Did you mean "${near}"? `) +
      'Write the page, or take the entry out.',
  ];
}

function findShapeProblems({ kind, name, place, isEmpty }: ListedEntry): string[] {
  if (kind === 'unknown') {
    return [
      `${place}: the entry ${name} has none of "page", "group", "subheader" and "api". Add one.`,
    ];
  }
  return isEmpty ? [`${place}: group "${name}" has no entries. Fill it, or take it out.`] : [];
}

/**
 * Finds problems in the entries of a sidebar: a shape, plan or flag that the schema does not allow, a page that does
 * not exist, a page or group that is listed twice.
 *
 * @returns one message per problem, with place, cause and fix
 */
export function findEntryProblems(
  navigation: VersionNavigation,
  entries: readonly ListedEntry[],
): string[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const id = entry.kind === 'group' ? `${entry.messageId}` : `${entry.kind} ${entry.name}`;
    if (seen.has(id)) {
      return [
        `${entry.place}: ${entry.kind} "${entry.name}" is listed twice. Keep one of the two.`,
      ];
    }
    seen.add(id);
    return [
      ...findShapeProblems(entry),
      ...findMarkProblems(entry),
      ...findMissingPage(entry, navigation),
    ];
  });
}
