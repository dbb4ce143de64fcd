const STYLE_ELEMENT = /<style data-emotion="[^"]*">.*?<\/style>/gs;

/**
 * Every demo's HTML brings its styles, most of which are the same in all demos of a page: each is kept once.
 *
 * @param served the style elements that the page has so far; those of this demo are added to it
 */
export function dropServedStyles(html: string, served: Set<string>): string {
  return html.replace(STYLE_ELEMENT, (element) => {
    if (served.has(element)) {
      return '';
    }
    served.add(element);
    return element;
  });
}
