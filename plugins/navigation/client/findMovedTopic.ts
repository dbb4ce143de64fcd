import { MOVED_TOPICS } from './movedTopics';

/** A page of a version and one of its sections. */
export interface MovedTopic {
  readonly page: string;
  /** Hash including `#`; empty for the whole page. */
  readonly hash: string;
}

/**
 * Finds the place of a topic in another version.
 *
 * @param page path without the version
 * @param hash hash of the section, including `#`; empty for none
 * @param has whether the other version has a page
 * @returns the new place of the section or, if the other version does not have the page, that of the page
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
  // A page that was only renamed has the same sections.
  return topic && whole[0] === page && topic.hash === '' ? { ...topic, hash } : (topic ?? null);
}

const pageOf = (topic: string): string => topic.split('#')[0]!;

function topicOf(topic: string): MovedTopic {
  const page = pageOf(topic);
  return { page, hash: topic.slice(page.length) };
}
