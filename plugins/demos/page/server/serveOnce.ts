import type { ServedPage } from '../../shared/types';

const STYLE_ELEMENT = /<style data-(?:emotion|demo-dark)="[^"]*">.*?<\/style>/gs;

/**
 * Returns the HTML of a demo without the styles that the page already has, because demos of a page share most styles.
 *
 * @param id the demo's id
 * @param render returns its HTML; called once per page
 * @param served the page's demos so far, to which this demo is added; `null` keeps all styles
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
