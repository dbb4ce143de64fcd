/** Topics with different addresses in different versions; see `movedTopics.mjs`. */
export const MOVED_TOPICS: readonly (readonly [string, string])[];
