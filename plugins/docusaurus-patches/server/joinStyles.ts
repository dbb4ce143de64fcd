const KINDS = ['emotion', 'demo-dark'];

/**
 * Joins the inline styles of all demos on a page, because a browser restyles a page with a hundred small style sheets
 * more slowly. Each key gets one element: Emotion reads the available styles from it, and a custom cache in a demo
 * reads those of its own key. All elements are placed at the first one's position. Styles of dark pages follow all
 * others, so that they override them in every demo.
 *
 * @param html HTML of the whole page
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
    // Global styles hold theme variables. If they came after a demo's HTML, a browser that paints while the page loads
    // would show the demo without its spacing and then shift it.
    return [...globals, ...styles].join('');
  });
}

function isGlobal(key: string): boolean {
  return key.endsWith('-global');
}
