import type { CssVariables, DesignTokens } from './types';

const NOTICE = '/* Made from the theme when the site is built. */';

/**
 * Among `!important` declarations the earliest layer wins, and this sheet is the first of the site: here is where the
 * shell can overrule what Docusaurus marks as important.
 */
const LAYERS = '@layer docs-overrides, docusaurus;';

/** Writes the tokens as a style sheet: shared and light ones on the root, dark ones where `data-theme` says so. */
export function renderCss({ shared, light, dark }: DesignTokens): string {
  return [
    NOTICE,
    LAYERS,
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
