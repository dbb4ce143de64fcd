import type { CoveredTopics } from './types.ts';

/** Returns the ids of a page's headings; `undefined` if the page does not exist. */
export type ReadIds = (page: string) => ReadonlySet<string> | undefined;

/**
 * Compares a page's `topics.json` with the topics expected of the page.
 *
 * @param readIds returns the headings of any page
 */
export function findTopicProblems(
  page: string,
  expected: readonly string[],
  covered: CoveredTopics,
  readIds: ReadIds,
): string[] {
  const missing = expected.filter((topic) => covered[topic] === undefined);
  const unknown = Object.keys(covered).filter((topic) => !expected.includes(topic));
  return [
    ...missing.map((topic) => `"${topic}" is not in its topics.json: name the heading, or why not`),
    ...unknown.map((topic) => `"${topic}" is in its topics.json and is no topic of this page`),
    ...Object.entries(covered).flatMap(([topic, place]) =>
      findPlaceProblem(page, topic, place, readIds),
    ),
  ];
}

function findPlaceProblem(
  page: string,
  topic: string,
  place: CoveredTopics[string],
  readIds: ReadIds,
): string[] {
  if (typeof place !== 'string') {
    return place.leftOut.trim() ? [] : [`"${topic}" is left out without a reason`];
  }
  const [target = '', id = ''] = place.split('#');
  const ids = readIds(target || page);
  if (ids === undefined) {
    return [`"${topic}" leads to ${target}, which is no page`];
  }
  return id === '' || ids.has(id)
    ? []
    : [`"${topic}" leads to ${place}, a heading that is not there`];
}
