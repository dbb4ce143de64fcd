import type { ApiVersion } from '../data/types';
import type { ApiEntry } from '../types';

/**
 * Finds reviewed facts that apply to nothing in a version. Families share facts, so a fact is stale only if it applies
 * to none of them.
 *
 * @returns one message for each fact with the fix
 */
export function findStaleFacts(version: ApiVersion, entries: readonly ApiEntry[]): string[] {
  const props = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'component' ? entry.props.map(({ name }) => name) : [],
    ),
  );
  const facts = version.families.flatMap(({ slug, reviewed: { descriptions, plans } }) =>
    [...Object.keys(descriptions), ...Object.keys(plans)].map((name) => ({ name, slug })),
  );
  const stale = new Map(facts.filter(({ name }) => !props.has(name)).map((f) => [f.name, f.slug]));
  return [...stale].map(
    ([name, slug]) =>
      `The reviewed facts of ${slug} speak of the prop "${name}", which no component of ` +
      `"${version.name}" has. Take it out of plugins/api-reference/data, or end its span.`,
  );
}
