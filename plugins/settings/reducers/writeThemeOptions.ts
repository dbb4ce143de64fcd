import type { DisplaySettings } from '../types';

/** Formats settings as `createTheme` options in JSON. */
export function writeThemeOptions(settings: DisplaySettings): string {
  const { direction, spacing, paletteColors, paletteMode } = settings;
  const options = {
    ...(direction === 'rtl' && { direction }),
    spacing,
    palette: { ...(paletteMode !== 'system' && { mode: paletteMode }), ...paletteColors },
  };
  return JSON.stringify(options, null, 2);
}
