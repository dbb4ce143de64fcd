import type { Change } from '../../../../plugins/api-reference/compare/types.ts';
import type { MemberKind } from '../../../../plugins/api-reference/listMembers.ts';
import type { ChangeIndex } from './ChangeIndex.ts';
import type { ElementUse } from './collectUses.ts';
import { renamedInTables } from './guideLinks.ts';
import { moveExport, renameModule } from './modules.ts';
import { uncapitalized } from './names.ts';
import type { Edit, UpgradeFacts, Use, UseKind } from './types.ts';
import { apiOf, describe, editsOf, isGone, isOtherValue, type Verdict } from './verdicts.ts';

/** Determines how an upgrade affects a use of a name. */
export function classifyUsage(
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

/** Kinds of names that only affect styles; guides list them in tables. */
const STYLED: ReadonlySet<UseKind> = new Set(['theme', 'class', 'variable']);

function judgeByTables(use: Use, facts: UpgradeFacts): Verdict | null {
  const found = renamedInTables(facts, use);
  if (!found?.instead) {
    return found && { change: 'removed', guides: found.guides };
  }
  const { instead, guides } = found;
  // In a theme, the key of a class follows that of its component.
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
      return now === null
        ? judgeLoadedModule(use, facts)
        : [{ change: 'moved', instead: now, edits: editsOf(use, now) }];
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

/** Members that a component no longer lists but still supports when it fills a slot. */
const KEPT = new Set(['ChartsLegend.position', 'GridEditInputCell.root']);

/** The slots of the grid were members of separate types, capitalized for components. */
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

/** Themes and classes are named after the lowest plan. */
function owners({ kind, of }: Use): string[] {
  return kind === 'class' || kind === 'prop'
    ? of.flatMap((name) => [name, `${name}Pro`, `${name}Premium`])
    : [...of];
}

/**
 * A module that is loaded, mocked or re-exported. Only its path is known, and the code may use a default export, so
 * nothing is rewritten.
 */
function judgeLoadedModule({ name, importedBy }: Use, facts: UpgradeFacts): Verdict[] {
  const moved = importedBy ? null : moveExport(name.split('/').at(-1) ?? '', name, facts);
  return moved === null ? [] : [{ change: 'moved', instead: moved }];
}

/** Renaming a component also renames its module: `@mui/x-date-pickers/CalendarPicker`. */
function renameComponentModule(
  { name, families }: Pick<Use, 'name' | 'families'>,
  index: ChangeIndex,
): string | null {
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
  const found = index.export(use.name, use.families);
  const verdict = found && describe(found.change, 'export');
  if (moved !== null) {
    const now = renameComponentModule({ name: moved, families: use.families }, index) ?? moved;
    const renamed =
      verdict?.change === 'renamed'
        ? [{ ...verdict, edits: renameExport(use, verdict.instead ?? '', names) }]
        : [];
    return [{ change: 'moved', instead: now }, ...renamed];
  }
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

/** If the new name is already in use, the file keeps the old one as an alias. */
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
  // With another default, a value may have another meaning, such as pixels instead of rows.
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

/** The class name in the HTML contains the name of its component. */
function renameGlobal({ global }: Use, { differences = [] }: Change): Verdict | null {
  const now = differences.find(({ what }) => what === 'className')?.to;
  return global && now
    ? { change: 'renamed', instead: now, edits: [{ ...global, text: now }] }
    : null;
}

const isPath = (name: string | null | undefined): boolean => !name || /[^\w$-]/.test(name);

/** Defaults that a package documented incorrectly and that did not change. */
const UNCHANGED_DEFAULTS = new Set(['ChartsTooltip.trigger']);

/** Changed defaults only affect elements that do not set the prop. */
export function defaultsOf(
  { component, families, props, isOpen, line, column }: ElementUse,
  facts: UpgradeFacts,
  index: ChangeIndex,
) {
  const found = isOpen ? null : index.export(component, families);
  const changed = (found?.change.members ?? []).flatMap((member) => {
    const difference = member.differences?.find(({ what }) => what === 'default');
    const isMeant =
      member.member === 'prop' &&
      member.formerName === undefined &&
      !UNCHANGED_DEFAULTS.has(`${component}.${member.name}`);
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
