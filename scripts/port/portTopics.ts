import type { CoveredTopics } from '../../tests/coverage/types.ts';

/**
 * Returns the topics of the other version that the page covers under the same name, with the place that covers them.
 */
export function portTopics(covered: CoveredTopics, expected: readonly string[]): CoveredTopics {
  const byName = new Map(Object.entries(covered).map(([topic, place]) => [bare(topic), place]));
  return Object.fromEntries(
    expected.flatMap((topic) => {
      const place = byName.get(bare(topic));
      return place === undefined ? [] : [[topic, place]];
    }),
  );
}

/** Normalizes capitalization and spaces, which differ between versions. */
const bare = (topic: string): string => topic.toLowerCase().replaceAll(/\s+/g, ' ');
