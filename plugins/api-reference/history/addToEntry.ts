import type { MemberKind } from '../listMembers';
import type { ApiEntry } from '../types';
import { type HistorySources, recordHistory } from './recordHistory';

/** Adds histories to an entry and everything on its page. */
export function addToEntry(entry: ApiEntry, at: number, sources: HistorySources): ApiEntry {
  const owner = { family: entry.family, entry: entry.name };
  const all = <Doc extends { name: string }>(kind: MemberKind, docs: readonly Doc[]): Doc[] =>
    docs.map((doc) => {
      const member = { kind, name: doc.name };
      return { ...doc, history: recordHistory(at, { ...owner, member }, sources) };
    });
  const history = recordHistory(at, owner, sources);
  switch (entry.kind) {
    case 'component':
      return {
        ...entry,
        history,
        props: all('prop', entry.props),
        slots: all('slot', entry.slots),
        classes: all('class', entry.classes),
      };
    case 'interface':
    case 'class':
      return { ...entry, history, props: all('prop', entry.props) };
    case 'hook':
      return {
        ...entry,
        history,
        signatures: entry.signatures.map((signature) => ({
          ...signature,
          parameters: all('param', signature.parameters),
        })),
      };
    case 'events':
      return { ...entry, history, events: all('event', entry.events) };
    case 'selectors':
      return { ...entry, history, selectors: all('selector', entry.selectors) };
  }
}
