import type { Neighbors } from '../../navigation/findNeighbors';

/** For pages that are in no list that is read from one end to the other. */
export const NO_NEIGHBORS: Neighbors = { pagination_prev: null, pagination_next: null };

type Value = string | number | boolean;

/** Front matter of a generated page, which is never edited. */
export function renderFrontMatter(
  fields: Readonly<Record<string, Value | Readonly<Record<string, Value>>>>,
  neighbors: Neighbors,
): string {
  const lines = Object.entries({ ...fields, custom_edit_url: null, ...neighbors }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---`;
}
