import { MOVED_TOPICS } from './movedTopics.mjs';

/** A page of a version, and its section. */
export interface MovedTopic {
  readonly page: string;
  /** With `#`; empty for the whole page. */
  readonly hash: string;
}

/**
 * Finds where another version has what is read.
 *
 * @param page without the version
 * @param hash of the section, with `#`; empty for none
 * @param has whether the other version has a page
 * @returns the section's own place, else that of its page where the other version lacks the page
 */
export function findMovedTopic(
  page: string,
  hash: string,
  has: (page: string) => boolean,
): MovedTopic | null {
  const moved = MOVED_TOPICS.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]).filter(([, to]) => has(pageOf(to!)));
  const section = hash && moved.find(([from]) => from === page + hash);
  if (section) {
    return topicOf(section[1]!);
  }
  const whole = has(page)
    ? undefined
    : (moved.find(([from]) => from === page) ?? moved.find(([from]) => pageOf(from!) === page));
  const topic = whole && topicOf(whole[1]!);
  // A page that only has another name has the same sections.
  return topic && whole[0] === page && topic.hash === '' ? { ...topic, hash } : (topic ?? null);
}

const pageOf = (topic: string): string => topic.split('#')[0]!;

function topicOf(topic: string): MovedTopic {
  const page = pageOf(topic);
  return { page, hash: topic.slice(page.length) };
}
