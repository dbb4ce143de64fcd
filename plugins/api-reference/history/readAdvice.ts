/** Pattern of the replacement that a deprecation recommends: the first name in code font after the advice. */
const ADVICE = /\b(?:use|using|prefer|import)\b[^`]{0,40}`<?([^`\n]{1,60}?)(?: ?\/>|>)?`/i;

/** @param text a deprecation in the package's own words */
export function readAdvice(text: string): string | undefined {
  return ADVICE.exec(text)?.[1];
}
