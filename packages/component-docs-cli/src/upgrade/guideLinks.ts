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
 * `class MuiDataGrid-cell` a class; events, roles and keys of a theme begin with their kind, too.
 */
function fits(pattern: string, { kind, name, of, value }: Use): boolean {
  const [word = '', said] = pattern.split(' ');
  if (said !== undefined) {
    const names = kind === 'class' ? of.map((each) => `Mui${each}-${name}`) : [name];
    return kind === word && names.includes(said);
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
    patterns.get(text) ?? new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '\\w*')}$`);
  patterns.set(text, known);
  return known;
}

const linkTo = ({ address }: UpgradeGuide, { id, title }: GuideSection): GuideLink => ({
  address: `${address}#${id}`,
  title,
});
