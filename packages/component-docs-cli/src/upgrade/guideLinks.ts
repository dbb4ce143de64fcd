import type { ElementUse } from './collectUses.ts';
import { themeKeyOf } from './names.ts';
import type { GuideLink, GuideSection, UpgradeFacts, UpgradeGuide, Use } from './types.ts';

/** Words that a section has to have for a name of a use. */
interface Wanted {
  readonly families: readonly string[];
  readonly names: readonly string[];
  readonly owners: readonly string[];
}

/** Says more of a section than that it mentions a name. */
const SHOWN = 4;
const MENTIONED = 2;

/** The section of each guide on the way that says most about a name. */
export function linksFor(
  { guides }: Pick<UpgradeFacts, 'guides'>,
  { families, names, owners }: Wanted,
): GuideLink[] {
  return (
    guides
      .filter(({ family }) => families.length === 0 || families.includes(family))
      // What is said of another package has to do with code that imports it.
      .filter(({ package: former }) => !former || owners.some((each) => each.startsWith(former)))
      .flatMap((guide) => {
        const rated = guide.sections
          .map((section) => ({ section, weight: weigh(section, names, owners) }))
          .filter(({ weight }) => weight >= MENTIONED);
        const [best] = rated.sort((a, b) => b.weight - a.weight);
        return best ? [linkTo(guide, best.section)] : [];
      })
  );
}

function weigh(
  { before, said }: GuideSection,
  names: readonly string[],
  owners: readonly string[],
) {
  const isIn = (list: readonly string[], words: readonly string[]): boolean =>
    words.some((word) => list.includes(word));
  const shown = isIn(before, names) ? SHOWN : 0;
  const mentioned = isIn(said, names) ? MENTIONED : 0;
  const known = shown + mentioned;
  return known === 0 ? 0 : known + Number(isIn(before, owners) || isIn(said, owners));
}

/** Sections that say that something behaves differently under its old name. */
export function behaviorLinks({ guides }: Pick<UpgradeFacts, 'guides'>, use: Use): GuideLink[] {
  return guides
    .filter(({ family }) => use.families.length === 0 || use.families.includes(family))
    .flatMap((guide) =>
      guide.sections
        .filter(({ behavior }) => behavior.some((pattern) => fits(pattern, use)))
        .map((section) => linkTo(guide, section)),
    );
}

/**
 * `DataGrid*.density` is a member, `GridColDef.type=date` one with a value, `GridToolbar` an export,
 * `class MuiDataGrid-cell` a class; modules, events, roles and keys of a theme begin with their kind, too. What begins
 * with `without` is about elements: see `absenceLinks`.
 */
function fits(pattern: string, { kind, name, of, value }: Use): boolean {
  const [word = '', said] = pattern.split(' ');
  if (said !== undefined) {
    const names = kind === 'class' ? of.map((each) => `${themeKeyOf(each)}-${name}`) : [name];
    return kind === word && names.some((each) => toPattern(said).test(each));
  }
  if (kind === 'export') {
    return toPattern(pattern).test(name);
  }
  const [member = '', wanted] = pattern.split('=');
  return (
    (kind === 'prop' || kind === 'slot') &&
    (wanted === undefined || wanted === value?.text) &&
    of.some((each) => toPattern(member).test(`${each}.${name}`))
  );
}

const patterns = new Map<string, RegExp>();

function toPattern(text: string): RegExp {
  const known =
    patterns.get(text) ?? new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w-]*')}$`);
  patterns.set(text, known);
  return known;
}

const linkTo = ({ address }: UpgradeGuide, { id, title }: GuideSection): GuideLink => ({
  address: `${address}#${id}`,
  title,
});

/** What an element does differently because a prop is not set: the prop, and the section that says so. */
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
          return isMeant ? [{ prop, guide: linkTo(guide, section) }] : [];
        }),
      ),
    );
}

/** What something is called in the later version; `null` where nothing takes its place. */
interface Rename {
  readonly instead: string | null;
  readonly guides: readonly GuideLink[];
}

/**
 * Looks for a key of a theme, a class or a CSS variable in the guides' tables, guide by guide.
 *
 * @returns `null` where no table has it
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
          found = { instead, guides: [...(found?.guides ?? []), linkTo(guide, section)] };
        }
      }
    }
  }
  return found;
}

/** A table may have the classes of a component, where code has its key in the theme, or the other way round. */
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
