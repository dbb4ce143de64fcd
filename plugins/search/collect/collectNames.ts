import type { FormerSubject } from '../../api-reference/history/listFormerNames';
import { listMembers } from '../../api-reference/listMembers';
import { type ApiEntry, type ApiReference, PLANS } from '../../api-reference/types';
import { packUse } from '../names/packUse';
import type { NamesFile, PackedEntry } from '../types';
import { collectFormerNames } from './collectFormerNames';
import { collectTypes } from './collectTypes';
import { kindOf } from './kindOf';

/**
 * Collects every name that the reference of a version has a place for.
 *
 * @param base address of the reference, with a slash at its end
 * @param former names that earlier versions had
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
  return {
    base,
    entries: entries.map(packEntry),
    members: [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, all]) => [name, ...all]),
    types,
    former: collectFormerNames(former, entries, types),
  };
}

function packEntry(entry: ApiEntry): PackedEntry {
  const { name, kind, family, slug, plan, deprecated } = entry;
  const prefix = entry.kind === 'component' ? classPrefix(entry) : undefined;
  return [
    name,
    kind,
    family,
    slug,
    PLANS.indexOf(plan),
    deprecated === null ? 0 : 1,
    ...(prefix === undefined ? ([] as const) : ([prefix] as const)),
  ];
}

/** What is before the keys of a component's classes in their names: `MuiDataGrid-`. */
function classPrefix({ name, classes }: Extract<ApiEntry, { kind: 'component' }>) {
  const own = classes.filter(({ isState }) => !isState);
  const prefixes = own.map((each) => each.className.slice(0, -each.name.length));
  if (new Set(prefixes).size > 1) {
    throw new Error(
      `The classes of ${name} begin differently: ${[...new Set(prefixes)].join(', ')}. ` +
        'The search index keeps one beginning for each component; let it keep one for each class.',
    );
  }
  return prefixes[0];
}
