import { useColorMode } from '@docusaurus/theme-common';
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useDemoSettings } from '../../../lib/demos/demoSettings';
import { reduceTheme } from '../reducers/reduceTheme';
import type { DisplaySettings, ThemeAction } from '../types';
import { keepSettings } from './keepSettings';

interface Theme {
  readonly settings: DisplaySettings;
  /** @throws SettingsError when the settings cannot be taken; then nothing changes */
  readonly change: (action: ThemeAction) => void;
}

const ThemeContext = createContext<Theme | null>(null);

/**
 * Hands out the reader's settings and what changes them. The page's root element is where they are, and the color mode
 * is Docusaurus': nothing is kept here.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { colorModeChoice, setColorMode } = useColorMode();
  const { mode: _mode, ...shown } = useDemoSettings();
  const settings: DisplaySettings = { ...shown, paletteMode: colorModeChoice ?? 'system' };

  // What a timer changes later goes on from what holds then.
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
 * The reader's settings, and how to change them.
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
