import type { FormerSubject } from '../../api-reference/history/listFormerNames';
import { listMembers } from '../../api-reference/listMembers';
import { type ApiEntry, type ApiReference, PLANS } from '../../api-reference/types';
import { packUse } from '../names/packUse';
import type { NamesFile, PackedEntry, PackedMinors } from '../types';
import { collectFormerNames } from './collectFormerNames';
import { collectTypes } from './collectTypes';
import { kindOf } from './kindOf';

/**
 * Collects every name that a version's reference documents.
 *
 * @param base address of the reference, with a trailing slash
 * @param former names in earlier versions
 */
export function collectNames(
  { entries, exports }: Pick<ApiReference, 'entries' | 'exports'>,
  base: string,
  former: readonly FormerSubject[] = [],
): NamesFile {
  const uses = new Map<string, number[]>();
  entries.forEach((entry, index) => {
    for (const member of listMembers(entry)) {
      const { name, deprecated } = member.doc;
      const use = packUse({
        entry: index,
        kind: kindOf(entry, member),
        plan: 'plan' in member.doc ? (member.doc as ApiEntry).plan : entry.plan,
        isDeprecated: deprecated !== null,
        isState: 'isState' in member.doc && member.doc.isState === true,
      });
      uses.set(name, [...(uses.get(name) ?? []), use]);
    }
  });
  const types = collectTypes(entries, exports);
  const minors = collectMinors(entries);
  return {
    base,
    entries: entries.map(packEntry),
    members: [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, all]) => [name, ...all]),
    types,
    former: collectFormerNames(former, entries, types),
    ...(Object.keys(minors).length > 0 && { minors }),
  };
}

function packEntry(entry: ApiEntry): PackedEntry {
  const { name, kind, family, slug, plan, deprecated } = entry;
  return [
    name,
    kind,
    family,
    slug,
    PLANS.indexOf(plan),
    deprecated === null ? 0 : 1,
    ...(entry.kind === 'component' ? classPrefixes(entry) : ([] as const)),
  ];
}

/**
 * Returns the prefix of a component's class names, such as `MuiDataGrid-`, and by key the different prefixes of classes
 * from the component it is based on.
 */
function classPrefixes({
  classes,
}: Extract<ApiEntry, { kind: 'component' }>): [] | [string] | [string, Record<string, string>] {
  const prefixes = classes
    .filter(({ isState }) => !isState)
    .map(({ name, className }) => [name, className.slice(0, -name.length)] as const);
  const [first] = prefixes;
  if (!first) {
    return [];
  }
  const [, own] = first;
  const others = prefixes.filter(([, prefix]) => prefix !== own);
  return others.length > 0 ? [own, Object.fromEntries(others)] : [own];
}

/** Lists what each minor release added, as far as it is recorded. */
function collectMinors(entries: readonly ApiEntry[]): PackedMinors {
  const minors: Record<string, (number | string)[]> = {};
  const note = (minor: string | undefined, item: number | string): void => {
    if (minor !== undefined) {
      (minors[minor] ??= []).push(item);
    }
  };
  entries.forEach((entry, index) => {
    note(entry.history?.minors?.since, index);
    for (const { anchor, doc } of listMembers(entry)) {
      note(doc.history?.minors?.since, `${index} ${anchor}`);
    }
  });
  return minors;
}
