import type { ApiEntry, Documented, HookEntry } from './types';

/** Kind of a member, the first part of its anchor. */
export type MemberKind = 'prop' | 'slot' | 'class' | 'param' | 'event' | 'selector';

/** A member of an entry with its place on the entry's page. */
export interface Member {
  kind: MemberKind;
  /** Such as `prop-rows`. */
  anchor: string;
  doc: Documented;
}

/** Lists everything with an anchor on an entry's page, for any kind of entry. */
export function listMembers(entry: ApiEntry): Member[] {
  const all = (kind: MemberKind, docs: readonly Documented[]): Member[] =>
    docs.map((doc) => ({ kind, anchor: `${kind}-${doc.name}`, doc }));
  switch (entry.kind) {
    case 'component':
      return [
        ...all('prop', entry.props),
        ...all('slot', entry.slots),
        ...all('class', entry.classes),
      ];
    case 'interface':
    case 'class':
      return all('prop', entry.props);
    case 'hook':
      return all('param', listParameters(entry));
    case 'events':
      return all('event', entry.events);
    case 'selectors':
      return all('selector', entry.selectors);
  }
}

/** Overloads share the names of most of their arguments. */
function listParameters({ signatures }: HookEntry): Documented[] {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  return [...new Map(parameters.map((doc) => [doc.name, { ...doc, deprecated: null }])).values()];
}
