import type { CssVariables, DesignTokens } from './types';

const NOTICE = '/* Made from the theme when the site is built. */';

/**
 * Among `!important` declarations the earliest layer wins: in `docs-overrides` the shell can overrule what Docusaurus
 * marks as important. The order is that of the first mention, so that this has to come before every style sheet.
 */
export const LAYER_ORDER = '@layer docs-overrides, docusaurus;';

/** Writes the tokens as a style sheet: shared and light ones on the root, dark ones where `data-theme` says so. */
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
