const GRID = 'react-data-grid';

/**
 * Where versions have a topic under different addresses, each as one has it and as another does: pages that were divided,
 * merged or renamed. The first line of a page is the one that stands for all of it.
 */
export const MOVED_TOPICS: readonly (readonly [string, string])[] = [
  [`${GRID}/columns`, `${GRID}/column-definition`],
  [`${GRID}/columns#headers`, `${GRID}/column-header`],
  [`${GRID}/columns#render-header`, `${GRID}/column-header#render-header`],
  [`${GRID}/columns#header-height`, `${GRID}/column-header#height`],
  [`${GRID}/columns#styling-headers`, `${GRID}/column-header#style`],
  [`${GRID}/columns#width`, `${GRID}/column-dimensions`],
  ...['minimum-width', 'fluid-width', 'resizing', 'autosizing'].map(
    (id) => [`${GRID}/columns#${id}`, `${GRID}/column-dimensions#${id}`] as const,
  ),
  [`${GRID}/columns#column-visibility`, `${GRID}/column-visibility`],
  [`${GRID}/columns#column-selector`, `${GRID}/column-visibility#columns-panel`],
  [`${GRID}/columns#column-menu`, `${GRID}/column-menu`],
  [`${GRID}/columns#column-menu`, `${GRID}/column-header#column-menu`],
  [`${GRID}/columns#column-reorder`, `${GRID}/column-ordering`],
  ...['column-groups', 'column-pinning', 'column-spanning'].map(
    (id) => [`${GRID}/columns#${id}`, `${GRID}/${id}`] as const,
  ),
  [`${GRID}/rows`, `${GRID}/row-definition`],
  [`${GRID}/rows#updating`, `${GRID}/row-updates`],
  ...['rows-prop', 'update-rows', 'infinite-loading'].map(
    (id) => [`${GRID}/rows#${id}`, `${GRID}/row-updates#${id}`] as const,
  ),
  ...['row-height', 'row-spanning', 'row-ordering'].map(
    (id) => [`${GRID}/rows#${id}`, `${GRID}/${id}`] as const,
  ),
  [`${GRID}/group-pivot#grouping`, `${GRID}/row-grouping`],
  ...['aggregation', 'pivoting', 'tree-data', 'master-detail'].map(
    (id) => [`${GRID}/group-pivot#${id}`, `${GRID}/${id}`] as const,
  ),
  [`${GRID}/selection`, `${GRID}/row-selection`],
  [`${GRID}/filtering#multi-filters`, `${GRID}/filtering/multi-filters`],
  [`${GRID}/filtering#customize`, `${GRID}/filtering/customization`],
  [`${GRID}/filtering#server-side`, `${GRID}/filtering/server-side`],
  [`${GRID}/filtering#quick-filter`, `${GRID}/filtering/quick-filter`],
  [`${GRID}/column-header#column-menu`, `${GRID}/column-menu`],
  [`${GRID}/components#overlays`, `${GRID}/overlays`],
  ...['loading-overlay', 'no-rows-overlay', 'no-results-overlay'].map(
    (id) => [`${GRID}/components#${id}`, `${GRID}/overlays#${id}`] as const,
  ),
  [`${GRID}/server-side-data/infinite-loading`, `${GRID}/server-side-data/lazy-loading`],
  [`${GRID}/migration-v4`, 'migration/migration-data-grid-v4'],
];

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
