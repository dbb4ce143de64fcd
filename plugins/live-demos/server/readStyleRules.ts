import { compile, DECLARATION, RULESET, type Element } from 'stylis';

/** Style elements of a piece of HTML, with their text. */
export const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;

/** Declarations of one selector in style elements. */
export interface StyleRule {
  /** The conditions around it, from outside: `@media print`. */
  readonly media: readonly string[];
  readonly selector: string;
  /** Values by property. */
  readonly declarations: Map<string, string>;
}

/**
 * Reads what the style elements of a piece of HTML say, selector by selector, by the selector and the conditions around
 * it. Animations are left out: style engines name them by what is in them.
 *
 * @param rename gives the selectors that take a selector's place
 */
export function readStyleRules(
  html: string,
  rename: (selector: string) => readonly string[] = (selector) => [selector],
): Map<string, StyleRule> {
  const css = [...html.matchAll(STYLE_ELEMENT)].map(([, text]) => text).join('');
  const rules = new Map<string, StyleRule>();
  for (const { media, element } of listRules(compile(css), [])) {
    for (const selector of (element.props as string[]).flatMap(rename)) {
      const key = [...media, selector].join(' ');
      const rule = rules.get(key) ?? { media, selector, declarations: new Map() };
      for (const { type, props, children } of element.children as Element[]) {
        if (type === DECLARATION) {
          rule.declarations.set(props as string, children as string);
        }
      }
      rules.set(key, rule);
    }
  }
  return rules;
}

function listRules(
  elements: readonly Element[],
  media: readonly string[],
): { readonly media: readonly string[]; readonly element: Element }[] {
  return elements.flatMap((element) => {
    if (element.type === RULESET) {
      return [{ media, element }];
    }
    const isCondition = element.type === '@media' || element.type === '@supports';
    return isCondition ? listRules(element.children as Element[], [...media, element.value]) : [];
  });
}
