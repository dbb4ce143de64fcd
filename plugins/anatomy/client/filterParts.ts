import type { Linked } from '../types';
import type { Part } from './readParts';

/** A line of the list: a part, or one prop of what its slot holds. */
export interface PartLine {
  /** Unique within the list. */
  readonly id: string;
  readonly part: Part;
  readonly prop: Linked | null;
}

/** `slotProps.actionBar.actions`; `null` for a part that is no slot. */
export function pathOf({ part: { slot }, prop }: Pick<PartLine, 'part' | 'prop'>): string | null {
  return slot && ['slotProps', slot.name, ...(prop ? [prop.name] : [])].join('.');
}

/**
 * The lines that a search leaves: without one each part; else the parts, and the props of slots, in whose name, path or
 * class the words are found.
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

/** @param isExact whether a path has to go beyond what all lines of a slot have in common */
function isFound(
  wanted: string,
  texts: readonly (string | null | undefined)[],
  isExact = false,
): boolean {
  const shared = isExact && 'slotprops'.includes(wanted);
  return !shared && texts.some((text) => text?.toLowerCase().includes(wanted));
}
