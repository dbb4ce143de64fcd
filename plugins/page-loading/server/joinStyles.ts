const STYLE = /<style data-(emotion|demo-dark)="([\w-]+) ([^"]+)">(.*?)<\/style>/gs;

/**
 * Joins the styles that the demos of a page bring with their HTML: a hundred small style sheets cost a browser more than
 * one, each time it styles the page. Emotion reads from an element which styles are there, and a cache that a demo makes
 * for itself reads those of its own key: each key has one element. All come where the first of them was, and those of
 * dark pages behind them, whatever demo they belong to: they win by coming later.
 *
 * @param html of the whole page
 */
export function joinStyles(html: string): string {
  return joinKind(joinKind(html, 'emotion'), 'demo-dark');
}

function joinKind(html: string, kind: string): string {
  const elements = [...html.matchAll(STYLE)].filter(([, each]) => each === kind);
  const joined = joinByKey(elements);
  if (joined === '') {
    return html;
  }
  let isPlaced = false;
  return html.replace(STYLE, (element, each: string, key: string) => {
    if (each !== kind) {
      return element;
    }
    const isHere = !isPlaced && !isGlobal(key);
    isPlaced ||= isHere;
    return isHere ? joined : '';
  });
}

/**
 * Global styles hold the variables of themes. Behind the HTML of a demo they come too late: a browser that paints while
 * the page arrives shows the demo without its distances, and then moves it.
 *
 * @returns nothing where all styles are global: they stay in their places
 */
function joinByKey(elements: readonly RegExpMatchArray[]): string {
  const globals = new Set<string>();
  const byKey = new Map<string, { readonly names: string[]; css: string; readonly kind: string }>();
  for (const [element, kind = '', key = '', names = '', css = ''] of elements) {
    if (isGlobal(key)) {
      globals.add(element);
      continue;
    }
    const joined = byKey.get(key) ?? { names: [], css: '', kind };
    joined.names.push(names);
    joined.css += css;
    byKey.set(key, joined);
  }
  const styles = [...byKey].map(
    ([key, { names, css, kind }]) =>
      `<style data-${kind}="${key} ${names.join(' ')}">${css}</style>`,
  );
  return styles.length > 0 ? [...globals, ...styles].join('') : '';
}

function isGlobal(key: string): boolean {
  return key.endsWith('-global');
}
