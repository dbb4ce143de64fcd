import { translate } from '@docusaurus/Translate';
import type { ThemeAction } from '../types';
import { SettingsError } from './SettingsError';

type Options = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null;

/**
 * Reads the options of a reader's theme, as they would be handed to `createTheme`.
 *
 * @returns the actions that bring settings in line with what the options say; the rest of a theme is not shown in demos
 * @throws {@link SettingsError} when the options have the field `vars`, which belongs to themes that are made already
 */
export function readThemeOptions(options: Options): ThemeAction[] {
  if ('vars' in options) {
    throw new SettingsError([
      translate({
        id: 'settings.theme.vars',
        message:
          'Theme options must not have a field “vars”: createTheme keeps it for CSS variables. Remove it, or give it another name.',
        description: 'Error at the theme options in the settings',
      }),
    ]);
  }
  const { spacing, direction } = options;
  const palette = isObject(options.palette) ? options.palette : {};
  const { mode, primary, secondary } = palette;
  return [
    { type: 'colors', paletteColors: { primary, secondary } },
    ...(spacing === undefined ? [] : [{ type: 'spacing', spacing } as const]),
    ...(direction === 'ltr' || direction === 'rtl'
      ? [{ type: 'direction', direction } as const]
      : []),
    ...(mode === 'light' || mode === 'dark' ? [{ type: 'mode', paletteMode: mode } as const] : []),
  ];
}
