import { VERSION_NAMES } from '../data/during';
import type { Renames } from '../data/renames';
import type { NamedExport, Surface } from './readSurface';

/**
 * Finds renames that lead nowhere: whose old name the version before did not have, or whose new name is
 * not there.
 *
 * @param surfaces those of `VERSION_NAMES`, in this order
 */
export function findRenameProblems(
  renames: readonly Renames[],
  surfaces: readonly Surface[],
): string[] {
  return renames.flatMap((list) => {
    const at = VERSION_NAMES.indexOf(list.in);
    const now = exportsOf(surfaces[at], list.family);
    const then = exportsOf(surfaces[at - 1], list.family);
    const place = `${list.family}, ${list.what}s that changed in ${list.in}`;
    const owners = now.filter(({ name }) => list.of?.includes(name) ?? true);
    const unknownNames = (list.of ?? []).filter((name) => !now.some((each) => each.name === name));
    const hasMember = (all: readonly NamedExport[], name: string): boolean =>
      list.what === 'export'
        ? all.some((each) => each.name === name)
        : all.some(({ members }) => members.has(`${list.what}-${name}`));
    return [
      ...unknownNames.map((name) => `${place}: ${list.in} has no ${name}.`),
      ...Object.keys({ ...list.renamed, ...list.replaced })
        .filter((old) => !hasMember(then, old))
        .map((old) => `${place}: ${VERSION_NAMES[at - 1]} had no ${old}.`),
      ...Object.entries(list.renamed ?? {})
        .filter(([, name]) => !hasMember(owners, name))
        .map(([old, name]) => `${place}: ${old} leads to ${name}, which is not there.`),
      ...Object.entries(list.replaced ?? {})
        .filter(([, use]) => !leadsSomewhere(use, list, now, owners))
        .map(([old, use]) => `${place}: ${old} leads to ${use}, which is not there.`),
    ];
  });
}

/** A replacement is an export, a member of the same entries, or `slots.` or `slotProps.` with a slot of theirs. */
function leadsSomewhere(
  use: string,
  { what }: Renames,
  now: readonly NamedExport[],
  owners: readonly NamedExport[],
): boolean {
  const [first = '', slot] = use.split('.');
  const has = (anchor: string): boolean => owners.some(({ members }) => members.has(anchor));
  if (what === 'export') {
    return now.some(({ name }) => name === use);
  }
  return slot === undefined ? has(`${what}-${first}`) : has(`prop-${first}`) && has(`slot-${slot}`);
}

function exportsOf(surface: Surface | undefined, family: string): NamedExport[] {
  return [...(surface ?? [])].flatMap(([key, each]) =>
    key.startsWith(`${family}/`) ? [each] : [],
  );
}
