import type { ApiVersion } from '../data/types';
import type { ApiEntry } from '../types';

/**
 * Finds reviewed facts of a version that concern nothing it has any more. Families share facts, so
 * that one is stale only when it concerns none of them.
 *
 * @returns one message for each fact: which, and how to fix it
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
