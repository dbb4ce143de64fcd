/** Queries that match with a mouse or trackpad, and the one that always matches. */
const MOUSE_QUERY = /^(?:@media\s+)?all$|\((?:any-)?(?:pointer:\s*fine|hover:\s*hover)\)/;

/**
 * Which media queries match where there is no window: most readers of documentation have a mouse, so the server renders
 * the variants for it, and their pages do not move when demos start.
 */
export const MEDIA_QUERY_DEFAULTS = {
  ssrMatchMedia: (query: string) => ({ matches: MOUSE_QUERY.test(query) }),
};
