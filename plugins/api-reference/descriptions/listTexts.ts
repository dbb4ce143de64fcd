import { groupsOf } from '../groupsOf';
import { listMembers } from '../listMembers';
import type { ApiEntry } from '../types';

/** A text from the packages and its place in the reference. */
export interface PlacedText {
  /** An entry or one of its members: `DataGrid#prop-rows`. */
  place: string;
  text: string;
}

/** Keys that contain text at any depth of an entry: in a member, its arguments, a group, a deprecation. */
const TEXTS = new Set(['description', 'deprecated', 'title']);

/** Lists all texts of an entry in the order of its page. */
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
