import { readStyleRules, STYLE_ELEMENT } from './readStyleRules';
import { scopeToDark } from './scopeToDark';

const CLASSES = /(?<= class=")[^"]*/g;
const NEARBY = 60;

/**
 * Compares two renderings of the same elements, and pairs their classes by position.
 *
 * @returns for each class of the second rendering that differs from the first, its names in the first
 * @throws if anything but classes differs, or if a class of the first corresponds to several of the second
 */
function pairClasses(first: string, second: string): Map<string, Set<string>> {
  const [skeleton, other] = [first, second].map((html) => html.replace(CLASSES, ''));
  if (skeleton !== other) {
    throw new Error(describeDifference(skeleton!, other!));
  }
  const [lists, otherLists] = [first, second].map((html) =>
    [...html.matchAll(CLASSES)].map(([list]) => list.split(' ')),
  );
  const pairs = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  for (const [name, otherName] of zip(lists!.flat(), otherLists!.flat())) {
    const known = pairs.get(name);
    if (known !== undefined && known !== otherName) {
      throw new Error(`the class "${name}" stands for both "${known}" and "${otherName}"`);
    }
    pairs.set(name, otherName);
    if (name !== otherName) {
      names.set(otherName, (names.get(otherName) ?? new Set()).add(name));
    }
  }
  return names;
}

function zip(first: readonly string[], second: readonly string[]): [string, string][] {
  return first.map((item, index) => [item, second[index] ?? '']);
}

function describeDifference(first: string, second: string): string {
  const at = [...first].findIndex((character, index) => character !== second[index]);
  const [here, there] = [first, second].map((html) =>
    html.slice(Math.max(0, at - NEARBY), at + NEARBY),
  );
  return `"${here}" is "${there}"`;
}

const CLASS_SELECTOR = /(?<=\.)(?:[\w-]|\\.)+/g;

/** Differing dark styles of a class in the light HTML. */
export interface DarkRules {
  readonly className: string;
  readonly css: string;
}

/**
 * Derives rules that make the HTML in light colors correct on dark pages until the demo starts. Where a theme computes
 * its colors during rendering, Emotion creates different classes in dark mode. The rules apply the differences of the
 * dark classes to the light classes in the same places.
 *
 * @param light HTML of a demo, with its style elements
 * @param dark the same demo in dark colors
 * @returns rules for dark pages, in the order of the style engine
 * @throws if such rules cannot express the difference
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
  // Later declarations may override parts of a changed one, such as a width after a border.
  return new Map(first < 0 ? [] : all.slice(first));
}

/** Returns the selector with the light names of its class, of which there may be several. */
function rename(selector: string, names: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const name = selector.match(CLASS_SELECTOR)?.find((each) => names.has(each));
  if (name === undefined) {
    return [selector];
  }
  const place = new RegExp(`(?<=\\.)${name}(?![\\w-])`, 'g');
  return [...names.get(name)!].map((lightName) => selector.replace(place, lightName));
}
