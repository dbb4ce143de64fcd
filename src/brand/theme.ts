import { createTheme, type CssVarsTheme } from '@mui/material/styles';
import { darkPalette } from './darkScheme';
import { lightPalette } from './lightScheme';
import { BREAKPOINTS, DOCS_RADIUS, SPACING } from './measures';
import { typography } from './typography';

/**
 * The theme of the documentation: the one source of its colors, type, radii and spacing. The shell gets it as CSS
 * variables made at build; panels and demos that draw with Material UI use it as it is.
 */
export const docsTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: SPACING,
  shape: { borderRadius: DOCS_RADIUS },
  breakpoints: { values: BREAKPOINTS },
  typography,
  // What createTheme returns with CSS variables on; its declared type leaves the color schemes out.
}) as unknown as CssVarsTheme;

export default docsTheme;
