import { pairClasses } from './pairClasses';
import { readStyleRules, STYLE_ELEMENT } from './readStyleRules';
import { scopeToDark } from './scopeToDark';

const CLASS_SELECTOR = /(?<=\.)(?:[\w-]|\\.)+/g;

/** Differences between the classes of the HTML in light and dark colors. */
export interface DarkRules {
  readonly className: string;
  readonly css: string;
}

/**
 * Emotion writes other classes in dark than in light where a theme's colors are decided while it renders. The HTML in
 * light colors is right in dark too, until the demo starts, with what the dark classes have otherwise, under the names
 * of the light ones that are in their places.
 *
 * @param light HTML of a demo, with its style elements
 * @param dark the same demo in dark colors
 * @returns rules for dark pages, in the order of the style engine
 * @throws when the two differ in what such rules cannot make up for
 */
export function deriveDarkRules(light: string, dark: string): DarkRules[] {
  const names = pairClasses(withoutStyles(light), withoutStyles(dark));
  const known = readStyleRules(light);
  const css = new Map<string, string>();
  for (const [key, rule] of readStyleRules(dark, (selector) => rename(selector, names))) {
    const declarations = findChanged(key, rule.declarations, known.get(key)?.declarations);
    if (declarations.size > 0) {
      const className = rule.selector.match(CLASS_SELECTOR)?.[0] ?? '';
      css.set(className, (css.get(className) ?? '') + scopeToDark({ ...rule, declarations }));
    }
  }
  return [...css].map(([className, text]) => ({ className, css: text }));
}

function withoutStyles(html: string): string {
  return html.replace(STYLE_ELEMENT, '');
}

type Declarations = ReadonlyMap<string, string>;

function findChanged(
  key: string,
  inDark: Declarations,
  inLight: Declarations = new Map(),
): Map<string, string> {
  const lost = [...inLight.keys()].find((name) => !inDark.has(name));
  if (lost !== undefined) {
    throw new Error(`"${key}" has no ${lost} in dark`);
  }
  const all = [...inDark];
  const first = all.findIndex(([name, value]) => inLight.get(name) !== value);
  // What follows may take a part of it back: a width after a border.
  return new Map(first < 0 ? [] : all.slice(first));
}

/** The selector under the names that its class has in light, which may be several. */
function rename(selector: string, names: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const name = selector.match(CLASS_SELECTOR)?.find((each) => names.has(each));
  if (name === undefined) {
    return [selector];
  }
  const place = new RegExp(`(?<=\\.)${name}(?![\\w-])`, 'g');
  return [...names.get(name)!].map((lightName) => selector.replace(place, lightName));
}
