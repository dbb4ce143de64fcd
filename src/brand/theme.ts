import { createTheme, type CssVarsTheme } from '@mui/material/styles';
import { darkPalette } from './darkScheme';
import { lightPalette } from './lightScheme';
import { typography } from './typography';

/**
 * The theme of the documentation: the one source of its colours, type, radii and spacing. The shell gets it as CSS
 * variables made at build; panels and demos that draw with Material UI use it as it is.
 */
export const docsTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  spacing: 8,
  shape: { borderRadius: 12 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  // What createTheme returns with CSS variables on; its declared type leaves the colour schemes out.
}) as unknown as CssVarsTheme;

export default docsTheme;
