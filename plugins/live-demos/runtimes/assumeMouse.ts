/** What a mouse or trackpad answers. */
const MOUSE_QUERY = /\((?:any-)?(?:pointer:\s*fine|hover:\s*hover)\)/;

/**
 * Which media queries match where there is no window: most readers of documentation have a mouse, so the server renders
 * the variants for it, and their pages do not move when demos start.
 */
export const MEDIA_QUERY_DEFAULTS = {
  ssrMatchMedia: (query: string) => ({ matches: MOUSE_QUERY.test(query) }),
};
