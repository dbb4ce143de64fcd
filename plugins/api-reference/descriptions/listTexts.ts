import { groupsOf } from '../groupsOf';
import { listMembers } from '../listMembers';
import type { ApiEntry } from '../types';

/** A text in the packages' own words, and where readers meet it. */
export interface PlacedText {
  /** An entry or one of its members: `DataGrid#prop-rows`. */
  place: string;
  text: string;
}

/** Keys that hold text in an entry, at any depth: in a member, its arguments, a group, advice. */
const TEXTS = new Set(['description', 'deprecated', 'title']);

/** Lists everything an entry says in words, in the order of its page. */
export function listTexts(entry: ApiEntry): PlacedText[] {
  const anchors = new Map<object, string>(
    listMembers(entry).map(({ doc, anchor }) => [doc, anchor]),
  );
  const visit = (node: object, parentPlace: string): PlacedText[] => {
    const anchor = anchors.get(node);
    const place = anchor === undefined ? parentPlace : `${entry.name}#${anchor}`;
    return Object.entries(node).flatMap(([key, value]: [string, unknown]): PlacedText[] => {
      if (typeof value === 'object' && value !== null) {
        return visit(value, place);
      }
      return typeof value === 'string' && value !== '' && TEXTS.has(key)
        ? [{ place, text: value }]
        : [];
    });
  };
  return visit('groups' in entry ? { ...entry, groups: groupsOf(entry) } : entry, entry.name);
}
