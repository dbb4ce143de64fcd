import type { ElementUse } from './collectUses.ts';
import { isJudged, matchPattern, type PatternMatch, toPattern } from './matchPattern.ts';
import { themeKeyOf } from './names.ts';
import type { GuideLink, GuideSection, UpgradeFacts, UpgradeGuide, Use } from './types.ts';

/** Words that a section must contain for a name. */
interface Wanted {
  readonly families: readonly string[];
  readonly names: readonly string[];
  readonly owners: readonly string[];
  readonly instead?: string | null;
  /** Whether to consider only sections whose newer listings no longer contain the name. */
  readonly isOnlyChanged?: boolean;
}

/** Score of a section that does more than mention a name. */
const SHOWN = 4;
const MENTIONED = 2;
const SUCCESSOR = 2;

/** Returns the most relevant section of each guide for a name. */
export function linksFor(
  { guides }: Pick<UpgradeFacts, 'guides'>,
  { families, names, owners, instead = null, isOnlyChanged = false }: Wanted,
): GuideLink[] {
  return (
    guides
      .filter(({ family }) => families.length === 0 || families.includes(family))
      // Sections about another package only apply to code that imports it.
      .filter(({ package: former }) => !former || owners.some((each) => each.startsWith(former)))
      .flatMap((guide) => {
        const rated = guide.sections
          .filter((section) => !isOnlyChanged || isAboutChange(section, names, owners))
          .map((section) => ({ section, weight: weigh(section, names, owners, instead) }))
          .filter(({ weight }) => weight >= MENTIONED);
        const [best] = rated.sort((a, b) => b.weight - a.weight);
        return best ? [toLink(guide, best.section)] : [];
      })
  );
}

/** Returns whether only the older listings of a section contain a member. */
function isAboutChange(
  { before, changed, said }: GuideSection,
  names: readonly string[],
  owners: readonly string[],
): boolean {
  return (
    names.some((name) => changed.includes(name)) &&
    owners.some((owner) => before.includes(owner) || said.includes(owner))
  );
}

function weigh(
  { before, said }: GuideSection,
  names: readonly string[],
  owners: readonly string[],
  instead: string | null,
) {
  const isIn = (list: readonly string[], words: readonly string[]): boolean =>
    words.some((word) => list.includes(word));
  const shown = isIn(before, names) ? SHOWN : 0;
  const mentioned = isIn(said, names) ? MENTIONED : 0;
  const known = shown + mentioned;
  const isAboutOwner = isIn(before, owners) || isIn(said, owners);
  const isAboutSuccessor = instead !== null && said.includes(instead);
  return known === 0 ? 0 : known + Number(isAboutOwner) + SUCCESSOR * Number(isAboutSuccessor);
}

/** Finds sections about names that stay but behave differently or require a rewrite. */
export function behaviorLinks(
  { guides }: Pick<UpgradeFacts, 'guides'>,
  use: Use,
): { readonly change: PatternMatch; readonly guides: readonly GuideLink[] } | null {
  const found = behaviorSections({ guides }, use.families).flatMap(({ guide, section }) => {
    const matches = section.behavior.flatMap((pattern) => matchPattern(pattern, use) ?? []);
    return matches.length > 0 ? [{ matches, link: toLink(guide, section) }] : [];
  });
  const isRewrite = found.some(({ matches }) => matches.includes('rewrite'));
  return found.length === 0
    ? null
    : {
        change: isRewrite ? 'rewrite' : 'behavior',
        guides: found
          .filter(({ matches }) => !isRewrite || matches.includes('rewrite'))
          .map(({ link }) => link),
      };
}

/** Returns whether a guide lists which forms of a member have to change, so that a changed type is not relevant. */
export function isFormKnown(facts: Pick<UpgradeFacts, 'guides'>, use: Use): boolean {
  return behaviorSections(facts, use.families).some(({ section }) =>
    section.behavior.some((pattern) => isJudged(pattern, use)),
  );
}

/** Returns the sections of the guides of some families. */
export function behaviorSections(
  { guides }: Pick<UpgradeFacts, 'guides'>,
  families: readonly string[],
): { readonly guide: UpgradeGuide; readonly section: GuideSection }[] {
  return guides
    .filter(({ family }) => families.length === 0 || families.includes(family))
    .flatMap((guide) => guide.sections.map((section) => ({ guide, section })));
}

export const toLink = ({ address }: UpgradeGuide, { id, title }: GuideSection): GuideLink => ({
  address: `${address}#${id}`,
  title,
});

/** Finds the sections about behavior that changes if an element does not set a prop. */
export function absenceLinks(
  { guides }: Pick<UpgradeFacts, 'guides'>,
  { component, families, props, isOpen }: ElementUse,
): { readonly prop: string; readonly guide: GuideLink }[] {
  return guides
    .filter(({ family }) => !isOpen && families.includes(family))
    .flatMap((guide) =>
      guide.sections.flatMap((section) =>
        section.behavior.flatMap((pattern) => {
          const [, owner = '', prop = ''] = /^without (.+)\.(\w+)$/.exec(pattern) ?? [];
          const isMeant = toPattern(owner).test(component) && !props.has(prop);
          return isMeant ? [{ prop, guide: toLink(guide, section) }] : [];
        }),
      ),
    );
}

/** Name in the later version; `null` if there is no replacement. */
interface Rename {
  readonly instead: string | null;
  readonly guides: readonly GuideLink[];
}

/**
 * Searches the tables of the guides for a theme key, a class or a CSS variable.
 *
 * @returns `null` if no table contains it
 */
export function renamedInTables(
  { guides }: Pick<UpgradeFacts, 'guides'>,
  { kind, name, of, families }: Use,
): Rename | null {
  const [component = ''] = of;
  const whole = kind === 'class' ? `${themeKeyOf(component)}-${name}` : name;
  let found = null as Rename | null;
  for (const guide of guides) {
    if (families.length === 0 || families.includes(guide.family)) {
      for (const section of guide.sections) {
        const instead = findRename(section.renames, found?.instead ?? whole, kind);
        if (instead !== undefined) {
          found = { instead, guides: [...(found?.guides ?? []), toLink(guide, section)] };
        }
      }
    }
  }
  return found;
}

/** A table may list the classes of a component while the code contains its theme key, or vice versa. */
function findRename(
  renames: GuideSection['renames'],
  name: string,
  kind: Use['kind'],
): string | null | undefined {
  if (Object.hasOwn(renames, name)) {
    return renames[name];
  }
  if (kind === 'class') {
    const [key = '', part] = name.split(/-(.*)/s);
    return renames[key] && `${renames[key]}-${part}`;
  }
  const keys = Object.entries(renames).flatMap(([before, after]) =>
    after && before.startsWith(`${name}-`) ? (after.split('-')[0] ?? []) : [],
  );
  const [key, ...others] = new Set(kind === 'theme' ? keys : []);
  return others.length === 0 && key !== name ? key : undefined;
}
