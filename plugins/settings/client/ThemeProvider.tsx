import { useColorMode } from '@docusaurus/theme-common';
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useDemoSettings } from '../../demos/shared/demoSettings';
import { reduceTheme } from '../reducers/reduceTheme';
import type { DisplaySettings, ThemeAction } from '../types';
import { keepSettings } from './keepSettings';

interface Theme {
  readonly settings: DisplaySettings;
  /** @throws SettingsError if the settings are invalid; nothing changes in that case */
  readonly change: (action: ThemeAction) => void;
}

const ThemeContext = createContext<Theme | null>(null);

/**
 * Provides the reader's settings and a function that changes them. The provider has no state: the settings are on the
 * page's root element, and Docusaurus holds the color mode.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { colorModeChoice, setColorMode } = useColorMode();
  const { mode: _mode, ...shown } = useDemoSettings();
  const settings: DisplaySettings = { ...shown, paletteMode: colorModeChoice ?? 'system' };

  // A change from a timer must apply to the settings at that time, not to those of an earlier render.
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  const change = useMemo(
    () => (action: ThemeAction) => {
      const { paletteMode, ...kept } = reduceTheme(latest.current, action);
      if (paletteMode !== latest.current.paletteMode) {
        setColorMode(paletteMode === 'system' ? null : paletteMode);
      }
      keepSettings(kept);
      latest.current = { ...kept, paletteMode };
    },
    [setColorMode],
  );
  return <ThemeContext.Provider value={{ settings, change }}>{children}</ThemeContext.Provider>;
}

/**
 * Returns the reader's settings and a function that changes them.
 *
 * @throws outside a {@link ThemeProvider}
 */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (theme === null) {
    throw new Error('Forgot to wrap component in ThemeProvider');
  }
  return theme;
}
