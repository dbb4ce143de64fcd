/** Matches queries that apply to a mouse or trackpad, and the query that always applies. */
const MOUSE_QUERY = /^(?:@media\s+)?all$|\((?:any-)?(?:pointer:\s*fine|hover:\s*hover)\)/;

/**
 * Answers media queries on the server. Most readers of documentation use a mouse, so the server renders the mouse
 * variants, and their pages do not shift when demos start.
 */
export const MEDIA_QUERY_DEFAULTS = {
  ssrMatchMedia: (query: string) => ({ matches: MOUSE_QUERY.test(query) }),
};
