import type { CoveredTopics } from '../../tests/coverage/types.ts';

/** Where the topics of another version are covered, as far as the page covers topics of the same name. */
export function portTopics(covered: CoveredTopics, expected: readonly string[]): CoveredTopics {
  const byName = new Map(Object.entries(covered).map(([topic, place]) => [bare(topic), place]));
  return Object.fromEntries(
    expected.flatMap((topic) => {
      const place = byName.get(bare(topic));
      return place === undefined ? [] : [[topic, place]];
    }),
  );
}

/** Versions write a topic with another capital, or with a space that breaks no line. */
const bare = (topic: string): string => topic.toLowerCase().replaceAll(/\s+/g, ' ');
