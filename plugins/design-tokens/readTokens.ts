import type { CssVarsTheme, Palette } from '@mui/material/styles';
import { colorVariables } from './colorVariables';
import { infimaColorVariables, infimaSharedVariables } from './infimaVariables';
import { sharedVariables } from './sharedVariables';
import type { CssVariables, DesignTokens } from './types';

/** Reads everything the shell needs out of the theme. */
export function readTokens(theme: CssVarsTheme): DesignTokens {
  const scheme = (name: 'light' | 'dark'): CssVariables => {
    const palette = theme.colorSchemes[name]?.palette as unknown as Palette;
    return { ...colorVariables(palette), ...infimaColorVariables(palette) };
  };
  return {
    shared: { ...sharedVariables(theme), ...infimaSharedVariables(theme) },
    light: scheme('light'),
    dark: scheme('dark'),
  };
}
