const KINDS = ['emotion', 'demo-dark'];

/**
 * Joins the styles that the demos of a page bring with their HTML into one element, where the first of them is: a
 * hundred small style sheets cost a browser more than one, each time it styles the page. Emotion reads from the element
 * which styles are there. Those of dark pages follow in an element of their own.
 *
 * @param html of the whole page
 */
export function joinStyles(html: string): string {
  return KINDS.reduce(joinKind, html);
}

function joinKind(html: string, kind: string): string {
  const styleElement = new RegExp(`<style data-${kind}="css ([^"]+)">(.*?)</style>`, 'gs');
  const elements = [...html.matchAll(styleElement)];
  if (elements.length < 2) {
    return html;
  }
  const names = elements.map(([, ids]) => ids).join(' ');
  const rules = elements.map(([, , css]) => css).join('');
  let isFirst = true;
  return html.replace(styleElement, () => {
    const joined = isFirst ? `<style data-${kind}="css ${names}">${rules}</style>` : '';
    isFirst = false;
    return joined;
  });
}
