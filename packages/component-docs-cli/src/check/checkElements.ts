import { packageOf } from './collectSurface.ts';
import type { Draft } from './describeFinding.ts';
import { isUniversalProp } from './documentedModules.ts';
import { describeArrival, isLaterThan } from './isLaterThan.ts';
import { followName } from './followName.ts';
import type { ElementUse, Known, KnownExport, MemberUse, Surface } from './types.ts';

/** The other spelling of a slot in the keys of these props: `components={{ Toolbar }}` is `toolbar` since v6. */
const OTHER_SPELLING: Readonly<Record<string, (key: string) => string>> = {
  components: (key) => key.charAt(0).toLowerCase() + key.slice(1),
  componentsProps: (key) => key.charAt(0).toUpperCase() + key.slice(1),
};

/**
 * Checks the members that an element uses against a version.
 *
 * @param others the other versions, newest first
 * @param limits the release of the code, `null` for the documented one, and the maximum number of findings
 */
export function checkElement(
  { component, module, members }: ElementUse,
  surface: Surface,
  others: readonly Surface[],
  { release, most }: { readonly release: string | null; readonly most: number },
): Draft[] {
  const family = surface.families.get(packageOf(module)) ?? '';
  const known = surface.exports.get(family)?.get(component);
  if (known?.kind !== 'component' || !known.members) {
    return [];
  }
  const sameElsewhere = others.flatMap(({ version, exports }) => {
    const same = findSame(exports.get(family), known);
    return same ? [{ version, known: same }] : [];
  });
  const drafts: Draft[] = [];
  for (const use of members) {
    const draft =
      drafts.length < most
        ? checkMember(use, known, surface.version, sameElsewhere, release)
        : null;
    if (draft) {
      drafts.push(draft);
    }
  }
  return drafts;
}

/** Returns a component in another version, which may have another name there. */
function findSame(
  exports: ReadonlyMap<string, KnownExport> | undefined,
  { name, history }: KnownExport,
): KnownExport | undefined {
  const former = history.formerly?.map((each) => exports?.get(each.name)).find(Boolean);
  return exports?.get(name) ?? former;
}

function checkMember(
  use: MemberUse,
  known: KnownExport,
  version: string,
  elsewhere: readonly { readonly version: string; readonly known: KnownExport }[],
  release: string | null,
): Draft | null {
  const { kind, within } = use;
  const names = known.members![kind];
  const other = OTHER_SPELLING[within]?.(use.name);
  const name = other !== undefined && !names.has(use.name) && names.has(other) ? other : use.name;
  const member = names.get(name);
  if (member) {
    if (isLaterThan(release, member, 'since')) {
      return { ...describeUse(use, known), ...describeArrival(release, member) };
    }
    return member.deprecated === null || isLaterThan(release, member, 'deprecated')
      ? null
      : deprecatedMember(use, member, names, known);
  }
  if (kind === 'prop' ? isUniversalProp(name) || known.inherited.has(name) : !isKeyed(use, known)) {
    return null;
  }
  const fate = followName(
    name,
    { version, names },
    elsewhere.map((each) => ({
      version: each.version,
      names: each.known.members?.[kind] ?? new Map<string, Known>(),
    })),
  );
  // Props of slots have other keys besides slots, and many components support "sx" without declaring it.
  const isUncertain = known.isOpen || within === 'slotProps' || name === 'sx';
  const isCertain = fate.reason !== '' || !isUncertain;
  return isCertain ? { ...describeUse(use, known), problem: 'missing', ...fate } : null;
}

/** Returns whether the keys of a prop can be checked: the prop exists, and the reference lists its members. */
function isKeyed({ kind, within }: MemberUse, { members }: KnownExport): boolean {
  return members!.prop.has(within) && members![kind].size > 0;
}

function deprecatedMember(
  use: MemberUse,
  { deprecated, history }: Known,
  names: ReadonlyMap<string, Known>,
  known: KnownExport,
): Draft {
  const { instead } = history;
  return {
    ...describeUse(use, known),
    problem: 'deprecated',
    successor: instead !== undefined && names.has(instead) ? instead : null,
    nearest: null,
    reason: deprecated ?? '',
  };
}

function describeUse({ kind, name, line, column }: MemberUse, known: KnownExport) {
  return { kind, name, of: known.name, line, column };
}
