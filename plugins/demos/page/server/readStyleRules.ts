import { compile, DECLARATION, RULESET, type Element } from 'stylis';

/** Style elements in HTML, with their text. */
export const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs;

/** Declarations of one selector in the style elements. */
export interface StyleRule {
  /** Conditions around the rule, outermost first, such as `@media print`. */
  readonly media: readonly string[];
  readonly selector: string;
  /** Values by property. */
  readonly declarations: Map<string, string>;
}

/**
 * Reads the rules of all style elements in HTML, keyed by selector and conditions. Skips animations, because style
 * engines name them by their content.
 *
 * @param rename returns the selectors that replace a selector
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
