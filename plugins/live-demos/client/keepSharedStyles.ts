const GLOBAL_STYLE = /<style data-emotion="[\w-]*global[^"]*">.*?<\/style>/gs;

/**
 * Every demo's HTML brings the theme's variables, which are the same in all of them: only the first one of a page keeps
 * them.
 */
export function keepSharedStyles(html: string, first: boolean): string {
  return first ? html : html.replace(GLOBAL_STYLE, '');
}
