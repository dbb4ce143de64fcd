import { readStyleRules, type StyleRule } from './readStyleRules';

/** Does not add specificity: like those of the style engines, the rules take precedence by order. */
const SCOPE = ":where([data-theme='dark'] [data-demo-served])";

/** Renders a rule that applies on dark pages, within the server's HTML of a demo. */
export function scopeToDark({ media, selector, declarations }: StyleRule): string {
  const body = [...declarations].map(([name, value]) => `${name}:${value};`).join('');
  return media.reduceRight(
    (css, condition) => `${condition}{${css}}`,
    `${SCOPE} ${selector}{${body}}`,
  );
}

/** Renders all style rules in HTML as rules for dark pages. */
export function scopeStylesToDark(html: string): string {
  return [...readStyleRules(html).values()].map(scopeToDark).join('');
}
