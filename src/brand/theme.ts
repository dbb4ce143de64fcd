import { createTheme, type CssVarsTheme } from '@mui/material/styles';
import { darkPalette } from './darkScheme';
import { lightPalette } from './lightScheme';
import { BREAKPOINTS, DOCS_RADIUS, SPACING } from './measures';
import { typography } from './typography';

/**
 * The theme of the documentation, and the only source of its colors, typography, border radii and spacing. The build
 * converts it to CSS variables for the page layout; panels and demos that use Material UI receive it directly.
 */
export const docsTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: SPACING,
  shape: { borderRadius: DOCS_RADIUS },
  breakpoints: { values: BREAKPOINTS },
  typography,
  // This is the type that createTheme returns when CSS variables are on; its declared type omits the color schemes.
}) as unknown as CssVarsTheme;

export default docsTheme;
