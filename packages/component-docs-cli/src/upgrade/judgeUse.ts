import type { Change, Difference } from '../../../../plugins/api-reference/compare/types.ts';
import { entryPath } from '../../../../plugins/api-reference/entryPath.ts';
import type { MemberKind } from '../../../../plugins/api-reference/listMembers.ts';
import { addressOf, versionNamed } from '../../../../src/versions/index.ts';
import type { ChangeIndex, FoundExport } from './ChangeIndex.ts';
import type { ElementUse } from './collectUses.ts';
import { renamedInTables } from './guideLinks.ts';
import { moveExport, renameModule } from './modules.ts';
import { uncapitalized } from './names.ts';
import type { Edit, Hit, UpgradeFacts, Use, UseKind } from './types.ts';

/** What a use and the facts make of a hit; the rest is the same for all. */
export type Verdict = Pick<Hit, 'change'> &
  Partial<Pick<Hit, 'instead' | 'differences' | 'edits' | 'of' | 'api' | 'guides'>>;

/** Says what an upgrade does to a use of a name. */
export function judgeUse(
  use: Use,
  names: ReadonlySet<string>,
  facts: UpgradeFacts,
  index: ChangeIndex,
): Verdict[] {
  const verdicts = judgeByReference(use, names, facts, index);
  const isOpen = verdicts.every(({ change, instead }) => change === 'removed' && !instead);
  const told = isOpen && STYLED.has(use.kind) ? judgeByTables(use, facts) : null;
  return told ? [{ ...verdicts[0], ...told }] : verdicts;
}

/** What is only there for styles: guides have it in tables. */
const STYLED: ReadonlySet<UseKind> = new Set(['theme', 'class', 'variable']);

function judgeByTables(use: Use, facts: UpgradeFacts): Verdict | null {
  const found = renamedInTables(facts, use);
  if (!found?.instead) {
    return found && { change: 'removed', guides: found.guides };
  }
  const { instead, guides } = found;
  // The key of a class in a theme is what follows its component.
  const edits =
    use.kind !== 'class'
      ? editsOf(use, instead)
      : use.global
        ? [{ ...use.global, text: instead }]
        : [];
  return { change: 'renamed', instead, edits, guides };
}

function judgeByReference(
  use: Use,
  names: ReadonlySet<string>,
  facts: UpgradeFacts,
  index: ChangeIndex,
): Verdict[] {
  switch (use.kind) {
    case 'module': {
      const now = renameModule(use.name, facts) ?? renameComponentModule(use, index);
      return now === null ? [] : [{ change: 'moved', instead: now, edits: editsOf(use, now) }];
    }
    case 'export':
      return judgeExport(use, names, facts, index);
    case 'theme': {
      const [component = ''] = use.of;
      const found = index.export(component, use.families);
      const verdict = found && describe(found.change, 'export');
      return found && verdict && isGone(verdict)
        ? [
            {
              ...verdict,
              of: '',
              instead: verdict.instead ? `Mui${verdict.instead}` : null,
              edits: verdict.change === 'renamed' ? editsOf(use, `Mui${verdict.instead}`) : [],
            },
          ]
        : [];
    }
    case 'event':
      return judgeMember(use, 'event', index.shared('event', use.name, use.families), facts);
    case 'role':
    case 'variable':
      return [];
    case 'slot':
      return use.of.some((owner) => KEPT.has(`${owner}.${use.name}`))
        ? []
        : judgeMember(use, 'slot', findSlot(use, index), facts);
    case 'prop':
      return use.of.some((owner) => KEPT.has(`${owner}.${use.name}`))
        ? []
        : judgeMember(
            use,
            'prop',
            index.member('prop', use.name, owners(use), use.families),
            facts,
          );
    case 'class':
      return judgeMember(
        use,
        'class',
        index.member('class', use.name, owners(use), use.families),
        facts,
      );
    default:
      return [];
  }
}

/** What a component no longer lists, and yet takes, where it fills a slot. */
const KEPT = new Set(['ChartsLegend.position', 'GridEditInputCell.root']);

/** The slots of the grid were members of types of their own, with capitals for components. */
function findSlot(
  { name, of, families }: Use,
  index: ChangeIndex,
): ReturnType<ChangeIndex['member']> {
  const [component = '', former] = of;
  const current = former === 'GridSlotsComponent' ? uncapitalized(name) : name;
  return (
    index.member('slot', current, [component], families) ??
    (former ? index.member('prop', name, [former], families) : null)
  );
}

/** Themes and classes are called after the cheapest plan. */
function owners({ kind, of }: Use): string[] {
  return kind === 'class' || kind === 'prop'
    ? of.flatMap((name) => [name, `${name}Pro`, `${name}Premium`])
    : [...of];
}

/** A component that is renamed takes its module with it: `@mui/x-date-pickers/CalendarPicker`. */
function renameComponentModule({ name, families }: Use, index: ChangeIndex): string | null {
  const [, folder, component = ''] = /^(@[^/]+\/[^/]+\/)([A-Z]\w*)$/.exec(name) ?? [];
  const found = folder ? index.export(component, families) : null;
  return found?.change.kind === 'component' && found.change.formerName === component
    ? `${folder}${found.change.name}`
    : null;
}

function judgeExport(
  use: Use,
  names: ReadonlySet<string>,
  facts: UpgradeFacts,
  index: ChangeIndex,
): Verdict[] {
  const [module = ''] = use.of;
  if (module.endsWith('/locales')) {
    return [];
  }
  const moved = moveExport(use.name, module, facts);
  if (moved !== null) {
    return [{ change: 'moved', instead: moved }];
  }
  const found = index.export(use.name, use.families);
  const verdict = found && describe(found.change, 'export');
  const shared = verdict ? null : index.shared('selector', use.name, use.families);
  const said = verdict ?? (shared && describe(shared.member, 'selector'));
  const place = found ?? shared;
  if (!said || !place) {
    return [];
  }
  const api = apiOf(place, facts, null);
  if (said.instead === module) {
    return [];
  }
  if (said.change === 'removed' && said.instead?.startsWith('@')) {
    return [{ ...said, change: 'moved', api }];
  }
  return [
    {
      ...said,
      api,
      edits: said.change === 'renamed' ? renameExport(use, said.instead ?? '', names) : [],
    },
  ];
}

/** Where the new name is taken already, the file keeps its own. */
function renameExport(use: Use, name: string, names: ReadonlySet<string>): Edit[] {
  return names.has(name) && use.written.length > 1
    ? editsOf(
        { written: use.written.slice(0, 1).map((each) => ({ ...each, after: ` as ${use.name}` })) },
        name,
      )
    : editsOf(use, name);
}

function judgeMember(
  use: Use,
  kind: MemberKind,
  found: ReturnType<ChangeIndex['member']>,
  facts: UpgradeFacts,
): Verdict[] {
  const global = found && renameGlobal(use, found.member);
  if (global) {
    return [{ ...global, api: apiOf(found, facts, `${kind}-${found.member.name}`) }];
  }
  const verdict = found && describe(found.member, kind, use.value?.text);
  if (!found || !verdict) {
    return [];
  }
  const of = kind === 'event' ? '' : (found.change.formerName ?? found.change.name);
  // With another default, a value may mean something else: pixels in place of rows.
  const isSame = !found.member.differences?.some(isOtherValue);
  const isWritable = verdict.change === 'renamed' && isSame && !isPath(verdict.instead);
  return [
    {
      ...verdict,
      of,
      api: apiOf(
        found,
        facts,
        verdict.change === 'removed' ? null : `${kind}-${found.member.name}`,
      ),
      edits: isWritable ? editsOf(use, verdict.instead!) : [],
    },
  ];
}

/** The name of a class in the page's HTML follows that of its component. */
function renameGlobal({ global }: Use, { differences = [] }: Change): Verdict | null {
  const now = differences.find(({ what }) => what === 'className')?.to;
  return global && now
    ? { change: 'renamed', instead: now, edits: [{ ...global, text: now }] }
    : null;
}

const isPath = (name: string | null | undefined): boolean => !name || /[^\w$-]/.test(name);

const isGone = ({ change }: Verdict): boolean => change === 'removed' || change === 'renamed';

/** Says what happened, the worst first; `null` for nothing that an upgrade has to do with. */
function describe(change: Change, kind: MemberKind | 'export', value?: string): Verdict | null {
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
    ({ what }) => what === 'type' || what === 'required' || what === 'className',
  );
  return told.length > 0 && kind !== 'slot' ? { change: 'type', differences: told } : null;
}

/** Whether a type listed a text, and lists others now. */
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

/** Props with another default matter where they are not set. */
export function defaultsOf(
  { component, families, props, isOpen, line, column }: ElementUse,
  facts: UpgradeFacts,
  index: ChangeIndex,
) {
  const found = isOpen ? null : index.export(component, families);
  const changed = (found?.change.members ?? []).flatMap((member) => {
    const difference = member.differences?.find(({ what }) => what === 'default');
    const isMeant = member.member === 'prop' && member.formerName === undefined;
    return found && isMeant && difference && isOtherValue(difference) && !props.has(member.name)
      ? [{ found, name: member.name, difference }]
      : [];
  });
  return changed.map(({ found: owner, name, difference }) => ({
    use: { kind: 'prop' as const, name, of: [component], families, line, column },
    verdict: {
      change: 'default' as const,
      differences: [difference],
      api: apiOf(owner, facts, `prop-${name}`),
    },
  }));
}

/** Packages describe defaults in words as well; these say nothing about a difference. */
const VALUE = /^`?(?:'[^']*'|"[^"]*"|-?[\d.]+|true|false)`?$/;

function isOtherValue({ from, to }: Difference): boolean {
  const bare = (value: string): string => value.replaceAll(/[`"']/g, '');
  return (
    from !== null && to !== null && VALUE.test(from) && VALUE.test(to) && bare(from) !== bare(to)
  );
}

function editsOf({ written }: Pick<Use, 'written'>, name: string): Edit[] {
  return written.map(({ start, end, before = '', after = '', text = name }) => ({
    start,
    end,
    text: `${before}${text}${after}`,
  }));
}

/** The page of an export in the later version, or in the earlier one. */
function apiOf(
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
