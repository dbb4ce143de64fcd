import type { CssVariables, DesignTokens } from './types';

const NOTICE = '/* Made from the theme when the site is built. */';

/**
 * Among `!important` declarations, the earliest layer wins: `docs-overrides` can override what Docusaurus marks as
 * important. The first mention determines the order, so this must precede every style sheet.
 */
export const LAYER_ORDER = '@layer docs-overrides, docusaurus;';

/** Renders the tokens as a style sheet: shared and light ones on the root, dark ones for the dark `data-theme`. */
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
