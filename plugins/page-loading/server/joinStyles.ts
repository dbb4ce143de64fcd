const KINDS = ['emotion', 'demo-dark'];

/**
 * Joins the styles that the demos of a page bring with their HTML: a hundred small style sheets cost a browser more than
 * one, each time it styles the page. Emotion reads from an element which styles are there, and a cache that a demo makes
 * for itself reads those of its own key: each key has one element. All come where the first of them was, and those of
 * dark pages behind them, whatever demo they belong to: they win by coming later.
 *
 * @param html of the whole page
 */
export function joinStyles(html: string): string {
  return KINDS.reduce(joinKind, html);
}

function joinKind(html: string, kind: string): string {
  const styleElement = new RegExp(`<style data-${kind}="([\\w-]+) ([^"]+)">(.*?)</style>`, 'gs');
  const globals = new Set<string>();
  const byKey = new Map<string, { readonly names: string[]; css: string }>();
  for (const [element, key = '', names = '', css = ''] of html.matchAll(styleElement)) {
    if (isGlobal(key)) {
      globals.add(element);
      continue;
    }
    const joined = byKey.get(key) ?? { names: [], css: '' };
    joined.names.push(names);
    joined.css += css;
    byKey.set(key, joined);
  }
  if (byKey.size === 0) {
    return html;
  }
  const styles = [...byKey].map(
    ([key, { names, css }]) => `<style data-${kind}="${key} ${names.join(' ')}">${css}</style>`,
  );
  let isPlaced = false;
  return html.replace(styleElement, (_, key: string) => {
    if (isPlaced || isGlobal(key)) {
      return '';
    }
    isPlaced = true;
    // Global styles hold the variables of themes. Behind the HTML of a demo they come too late: a browser that paints
    // while the page arrives shows the demo without its distances, and then moves it.
    return [...globals, ...styles].join('');
  });
}

function isGlobal(key: string): boolean {
  return key.endsWith('-global');
}
