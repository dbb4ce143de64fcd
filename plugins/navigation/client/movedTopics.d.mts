/** Where versions have a topic under different addresses: see `movedTopics.mjs`. */
export const MOVED_TOPICS: readonly (readonly [string, string])[];
