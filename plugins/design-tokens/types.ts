/** CSS custom properties, from name (`--docs-…`, `--ifm-…`) to value. */
export type CssVariables = Readonly<Record<string, string>>;

/** Everything the shell takes from the theme: plain strings, ready to be written as CSS. */
export interface DesignTokens {
  /** The same in both color schemes: type, spacing, radii, durations, layers. */
  readonly shared: CssVariables;
  readonly light: CssVariables;
  readonly dark: CssVariables;
}
