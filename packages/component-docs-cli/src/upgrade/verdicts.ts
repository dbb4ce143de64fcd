import type { Change, Difference } from '../../../../plugins/api-reference/compare/types.ts';
import { entryPath } from '../../../../plugins/api-reference/entryPath.ts';
import type { MemberKind } from '../../../../plugins/api-reference/listMembers.ts';
import { addressOf, versionNamed } from '../../../../src/versions/index.ts';
import type { FoundExport } from './ChangeIndex.ts';
import type { Edit, Hit, UpgradeFacts, Use } from './types.ts';

/** Properties of a hit that depend on the change. */
export type Verdict = Pick<Hit, 'change'> &
  Partial<Pick<Hit, 'instead' | 'differences' | 'edits' | 'of' | 'api' | 'guides'>>;

/** Classifies the change of a use, most severe first; `null` for no relevant change. */
export function describe(
  change: Change,
  kind: MemberKind | 'export',
  value?: string,
): Verdict | null {
  const { kinds, name, formerName, instead = null, differences = [] } = change;
  if (kinds.includes('removed')) {
    return { change: 'removed', instead };
  }
  if (formerName !== undefined) {
    return { change: 'renamed', instead: name, differences };
  }
  const type = differences.find(({ what }) => what === 'type');
  if (value !== undefined && type && isValueGone(value, type)) {
    return { change: 'value', differences: [type] };
  }
  if (kinds.includes('deprecated')) {
    return { change: 'deprecated', instead };
  }
  const told = differences.filter(
    (difference) =>
      difference.what === 'className' ||
      ((difference.what === 'type' || difference.what === 'required') &&
        isWritten(difference) &&
        !isLooser(difference)),
  );
  return told.length > 0 && kind !== 'slot' ? { change: 'type', differences: told } : null;
}

/** The new type of an export is not always available; a type that cannot be shown is not helpful. */
const isWritten = ({ from, to }: Difference): boolean => from !== null && to !== null;

/**
 * Returns whether the new type accepts all former values: another type in a union, an optional prop, a list that may be
 * readonly.
 */
function isLooser({ what, from, to }: Difference): boolean {
  if (what === 'required') {
    return to === 'false';
  }
  return from !== null && to !== null && !/=>|\{/.test(from + to) && isWithin(from, to);
}

function isWithin(from: string, to: string): boolean {
  const before = from.replace(/^readonly /, '');
  const after = to.replace(/^readonly /, '');
  const [item, laterItem] = [itemOf(before), itemOf(after)];
  if (item !== null && laterItem !== null) {
    return isWithin(item, laterItem);
  }
  const accepted = new Set(splitUnion(after));
  return accepted.has('any') || splitUnion(before).every((each) => accepted.has(each));
}

/** Returns the item type of a list; `null` for other types. */
function itemOf(type: string): string | null {
  return /^\(([^()]*)\)\[\]$/.exec(type)?.[1] ?? /^([^|]*)\[\]$/.exec(type)?.[1] ?? null;
}

const splitUnion = (type: string): string[] => type.split('|').map((each) => each.trim());

/** Returns whether a type listed a string, and now lists others. */
function isValueGone(value: string, { from, to }: Difference): boolean {
  const quoted = `'${value}'`;
  return (
    from !== null &&
    to !== null &&
    from.includes(quoted) &&
    !to.includes(quoted) &&
    /^(?:\(?\s*'[^']*'\s*\)?|\s|\||null|undefined|number|boolean)+$/.test(to)
  );
}

export const isGone = ({ change }: Verdict): boolean =>
  change === 'removed' || change === 'renamed';

/** Packages also describe defaults in words, which cannot be compared. */
const VALUE = /^`?(?:'[^']*'|"[^"]*"|-?[\d.]+|true|false)`?$/;

export function isOtherValue({ from, to }: Difference): boolean {
  const bare = (value: string): string => value.replaceAll(/[`"']/g, '');
  return (
    from !== null && to !== null && VALUE.test(from) && VALUE.test(to) && bare(from) !== bare(to)
  );
}

export function editsOf({ written }: Pick<Use, 'written'>, name: string): Edit[] {
  return written.map(({ start, end, before = '', after = '', text = name }) => ({
    start,
    end,
    text: `${before}${text}${after}`,
  }));
}

/** Returns the page of an export in the later version, or in the earlier one. */
export function apiOf(
  { family, change: { fromSlug, toSlug } }: FoundExport,
  { from, to }: UpgradeFacts,
  anchor: string | null,
): string | null {
  const slug = toSlug ?? fromSlug;
  if (slug === null) {
    return null;
  }
  const version = versionNamed(toSlug === null ? from : to);
  const page = addressOf(version, `api/${entryPath({ family, slug })}/`);
  return anchor === null ? page : `${page}#${anchor}`;
}
