import { SERVER_SETTINGS } from '../../demos/shared/demoSettings';
import type { DisplaySettings, ThemeAction } from '../types';
import { readPaletteColors } from './readPaletteColors';
import { readSpacing } from './readSpacing';
import { readThemeOptions } from './readThemeOptions';

const { mode: _mode, ...SERVED } = SERVER_SETTINGS;

/** Settings of a reader who has not changed any. */
export const DEFAULT_SETTINGS: DisplaySettings = { ...SERVED, paletteMode: 'system' };

type Reducers = {
  readonly [Type in ThemeAction['type']]: (
    settings: DisplaySettings,
    action: Extract<ThemeAction, { type: Type }>,
  ) => DisplaySettings;
};

const reducers: Reducers = {
  spacing: (settings, { spacing }) => ({ ...settings, spacing: readSpacing(spacing) }),
  density: (settings, { dense }) => ({ ...settings, dense }),
  direction: (settings, { direction }) => ({ ...settings, direction }),
  colors: (settings, { paletteColors }) => ({
    ...settings,
    paletteColors: readPaletteColors(paletteColors),
  }),
  mode: (settings, { paletteMode }) => ({ ...settings, paletteMode }),
  theme: (settings, { options }) =>
    readThemeOptions(options, settings).reduce(reduceTheme, settings),
  reset: () => DEFAULT_SETTINGS,
};

/**
 * Returns the settings after an action.
 *
 * @throws {@link SettingsError} if the action has invalid values
 */
export function reduceTheme(settings: DisplaySettings, action: ThemeAction): DisplaySettings {
  const reduce = reducers[action.type] as (
    settings: DisplaySettings,
    action: ThemeAction,
  ) => DisplaySettings;
  return reduce(settings, action);
}
