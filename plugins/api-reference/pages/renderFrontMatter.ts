import type { Neighbours } from '../../navigation/findNeighbours';

/** For pages that are in no list that is read from one end to the other. */
export const NO_NEIGHBOURS: Neighbours = { pagination_prev: null, pagination_next: null };

type Value = string | number | boolean;

/** Front matter of a generated page, which nobody edits. */
export function renderFrontMatter(
  fields: Readonly<Record<string, Value | Readonly<Record<string, Value>>>>,
  neighbours: Neighbours,
): string {
  const lines = Object.entries({ ...fields, custom_edit_url: null, ...neighbours }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---`;
}
