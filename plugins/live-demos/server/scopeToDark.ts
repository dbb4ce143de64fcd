import { readStyleRules, type StyleRule } from './readStyleRules';

/** Adds nothing to a selector's weight: the rules win by coming later, as those of the style engines do. */
const SCOPE = ":where([data-theme='dark'] [data-demo-served])";

/** A rule that holds on dark pages, in what the server wrote of a demo. */
export function scopeToDark({ media, selector, declarations }: StyleRule): string {
  const body = [...declarations].map(([name, value]) => `${name}:${value};`).join('');
  return media.reduceRight(
    (css, condition) => `${condition}{${css}}`,
    `${SCOPE} ${selector}{${body}}`,
  );
}

/** All style rules of a piece of HTML, as such. */
export function scopeStylesToDark(html: string): string {
  return [...readStyleRules(html).values()].map(scopeToDark).join('');
}
