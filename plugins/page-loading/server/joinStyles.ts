const KINDS = ['emotion', 'demo-dark'];

const STYLE = /<style data-emotion="css [^"]+">/;
const GLOBAL_STYLE = /<style data-emotion="css-global [^"]+">.*?<\/style>/gs;

/**
 * Joins the styles that the demos of a page bring with their HTML into one element, where the first of them is: a
 * hundred small style sheets cost a browser more than one, each time it styles the page. Emotion reads from the element
 * which styles are there. Those of dark pages follow in an element of their own.
 *
 * @param html of the whole page
 */
export function joinStyles(html: string): string {
  return KINDS.reduce(joinKind, leadWithGlobals(html));
}

/**
 * Global styles hold the variables of themes. Behind the HTML of a demo they come too late: a browser that paints while
 * the page arrives shows the demo without its distances, and then moves it.
 */
function leadWithGlobals(html: string): string {
  const globals = new Set(html.match(GLOBAL_STYLE));
  const others = html.replace(GLOBAL_STYLE, '');
  return STYLE.test(others) ? others.replace(STYLE, (first) => [...globals, first].join('')) : html;
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
