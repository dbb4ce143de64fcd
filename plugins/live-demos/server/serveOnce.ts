import type { ServedPage } from '../../../lib/demos/types';

const STYLE_ELEMENT = /<style data-(?:emotion|demo-dark)="[^"]*">.*?<\/style>/gs;

/**
 * Every demo's HTML brings its styles, most of which are the same in all demos of a page: each is kept once.
 *
 * @param id the demo
 * @param render gives its HTML; called once for each page
 * @param served what the page has so far; this demo is added to it; `null` keeps everything
 */
export function serveOnce(id: string, render: () => string, served: ServedPage | null): string {
  if (!served) {
    return render();
  }
  const known = served.demos.get(id);
  if (known !== undefined) {
    return known;
  }
  const html = render().replace(STYLE_ELEMENT, (element) => {
    if (served.styles.has(element)) {
      return '';
    }
    served.styles.add(element);
    return element;
  });
  served.demos.set(id, html);
  return html;
}
