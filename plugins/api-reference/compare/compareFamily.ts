import { VERSION_NAMES, type VersionName } from '../data/during';
import type { HistoricReferences } from '../history/addHistories';
import type { Subject } from '../history/lineage';
import type { ApiEntry, ExportDoc } from '../types';
import { describeChange } from './describeChange';
import { describeEntryFacts, type Facts, listMemberFacts } from './facts';
import type { Change, ExportChange, MemberChange } from './types';

type Export = ApiEntry | ExportDoc;

/** Two versions, the earlier one first. */
export interface VersionPair {
  readonly from: VersionName;
  readonly to: VersionName;
}

/** Lists the changes of a family's exports and their members from one version to a later one. */
export function compareFamily(
  family: string,
  { from, to }: VersionPair,
  { references, lineage }: HistoricReferences,
): ExportChange[] {
  const [start, end] = [VERSION_NAMES.indexOf(from), VERSION_NAMES.indexOf(to)];
  const before = listExports(references[from], family);
  const after = listExports(references[to], family);
  const trace = (subject: Subject): Subject | null => {
    let former: Subject | null = subject;
    for (let at = end; at > start && former; at -= 1) {
      former = lineage.before(at, former);
    }
    return former;
  };
  const known = new Set<string>();
  const changes = [...after.values()].map((now): ExportChange => {
    const subject = { family, entry: now.name };
    const then = before.get(trace(subject)?.entry ?? '');
    if (then) {
      known.add(then.name);
    }
    return {
      ...describeChange(then && describeEntryFacts(then), describeEntryFacts(now)),
      ...placesOf(then, now),
      members: then ? compareMembers(then, now, subject, trace) : [],
    };
  });
  const removed = [...before.values()]
    .filter(({ name }) => !known.has(name))
    .map((then): ExportChange => ({
      ...describeChange(describeEntryFacts(then), undefined),
      ...placesOf(then, undefined),
      members: [],
    }));
  return [...changes, ...removed]
    .map((change) => ({
      ...withUsableSuccessor(change, after),
      members: change.members.map((member) => withUsableSuccessor(member, after)),
    }))
    .filter(
      ({ fromSlug, toSlug, kinds }) => fromSlug !== null || toSlug !== null || kinds.length > 0,
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Matches names of components, types and hooks. Advice can also contain names of members, and code. */
const EXPORT_NAME = /^(?:[A-Z]\w*|use[A-Z]\w*)$/;

/** Replaces or removes a successor that the later version lacks or deprecates. Advice comes from an earlier version. */
function withUsableSuccessor<Some extends Change>(
  change: Some,
  after: ReadonlyMap<string, Export>,
): Some {
  const { instead, ...rest } = change;
  if (instead === undefined || !EXPORT_NAME.test(instead) || !change.kinds.includes('removed')) {
    return change;
  }
  const successor = after.get(instead);
  const next = successor && successor.deprecated !== null ? successor.history?.instead : undefined;
  if (next !== undefined && after.has(next)) {
    return { ...change, instead: next };
  }
  return successor ? change : (rest as Some);
}

function compareMembers(
  then: Export,
  now: Export,
  owner: Subject,
  trace: (subject: Subject) => Subject | null,
): MemberChange[] {
  const before = listMemberFacts(then);
  const known = new Set<Facts>();
  const changes = [...listMemberFacts(now)].flatMap(([, facts]): MemberChange[] => {
    const member = { kind: facts.member, name: facts.name };
    const former = trace({ ...owner, member })?.member;
    const old = former && before.get(`${former.kind}-${former.name}`);
    if (old) {
      known.add(old);
    }
    // A member that was previously listed elsewhere is not new.
    const isMoved = former && !old;
    return isMoved ? [] : [{ ...describeChange(old, facts), member: facts.member }];
  });
  const removed = [...before.values()]
    .filter((facts) => !known.has(facts))
    .map((facts) => ({ ...describeChange(facts, undefined), member: facts.member }));
  return [...changes, ...removed].filter(({ kinds }) => kinds.length > 0);
}

function listExports(
  { entries, exports }: { entries: readonly ApiEntry[]; exports: readonly ExportDoc[] },
  family: string,
): ReadonlyMap<string, Export> {
  return new Map(
    [...exports, ...entries].flatMap((each) =>
      each.family === family ? [[each.name, each] as const] : [],
    ),
  );
}

function placesOf(
  then: Export | undefined,
  now: Export | undefined,
): Omit<ExportChange, keyof Change | 'members'> {
  const slugOf = (each: Export | undefined): string | null =>
    each && 'slug' in each ? each.slug : null;
  return {
    kind: (now ?? then)!.kind,
    fromSlug: slugOf(then),
    toSlug: slugOf(now),
  };
}
