import type { CssVariables, DesignTokens } from './types';

const NOTICE = '/* Made from the theme when the site is built. */';

/**
 * Writes the tokens as a style sheet: shared and light ones on the root, dark ones wherever `data-theme` says so.
 *
 * The selectors weigh as much as two attributes, because Infima and Docusaurus set some of the same variables on
 * `html[data-theme='dark']`.
 */
export function renderCss({ shared, light, dark }: DesignTokens): string {
  return [
    NOTICE,
    rule(':root', shared),
    rule(":root, :root[data-theme='light']", { 'color-scheme': 'light', ...light }),
    rule(":root[data-theme='dark']", { 'color-scheme': 'dark', ...dark }),
    '',
  ].join('\n');
}

function rule(selector: string, declarations: CssVariables): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}
