import type { Linked } from '../types';
import type { Part } from './readParts';

/** A line of the list: a part, or a prop of its slot's component. */
export interface PartLine {
  /** Unique within the list. */
  readonly id: string;
  readonly part: Part;
  readonly prop: Linked | null;
}

/** Returns the path of a line, such as `slotProps.actionBar.actions`; `null` for a part without a slot. */
export function pathOf({ part: { slot }, prop }: Pick<PartLine, 'part' | 'prop'>): string | null {
  return slot && ['slotProps', slot.name, ...(prop ? [prop.name] : [])].join('.');
}

/**
 * Returns the lines that match a search: all parts for an empty search, otherwise the parts and slot props whose name,
 * path or class contains the search text.
 */
export function filterParts(parts: readonly Part[], search: string): PartLine[] {
  const wanted = search.trim().toLowerCase();
  return parts.flatMap((part) => {
    const line: PartLine = { id: part.id, part, prop: null };
    if (wanted === '') {
      return [line];
    }
    const props = (part.slot?.props ?? [])
      .map((prop): PartLine => ({ id: `${part.id}.${prop.name}`, part, prop }))
      .filter(({ prop }) => isFound(wanted, [prop?.name, pathOf({ part, prop })], true));
    const isMatch = isFound(wanted, [part.name, pathOf(line), part.className]);
    return [...(isMatch ? [line] : []), ...props];
  });
}

/** @param isExact whether to ignore a search text that matches the prefix of all paths, `slotProps` */
function isFound(
  wanted: string,
  texts: readonly (string | null | undefined)[],
  isExact = false,
): boolean {
  const shared = isExact && 'slotprops'.includes(wanted);
  return !shared && texts.some((text) => text?.toLowerCase().includes(wanted));
}
