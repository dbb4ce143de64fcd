const STYLE_ELEMENT = /<style data-emotion="css ([^"]+)">(.*?)<\/style>/gs;

/**
 * Joins the styles that the demos of a page bring with their HTML into one element, where the first of them stands: a
 * hundred small style sheets cost a browser more than one, each time it styles the page. Emotion reads from the element
 * which styles are there.
 *
 * @param html of the whole page
 */
export function joinStyles(html: string): string {
  const elements = [...html.matchAll(STYLE_ELEMENT)];
  if (elements.length < 2) {
    return html;
  }
  const names = elements.map(([, ids]) => ids).join(' ');
  const rules = elements.map(([, , css]) => css).join('');
  let isFirst = true;
  return html.replace(STYLE_ELEMENT, () => {
    const joined = isFirst ? `<style data-emotion="css ${names}">${rules}</style>` : '';
    isFirst = false;
    return joined;
  });
}
