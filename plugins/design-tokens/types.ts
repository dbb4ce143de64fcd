/** CSS custom properties, from name (`--docs-…`, `--ifm-…`) to value. */
export type CssVariables = Readonly<Record<string, string>>;

/** Values that the shell takes from the theme: plain strings, ready for CSS. */
export interface DesignTokens {
  /** Independent of the color scheme: type, spacing, radii, durations, layers. */
  readonly shared: CssVariables;
  readonly light: CssVariables;
  readonly dark: CssVariables;
}
