import { useEffect, useMemo, type ReactNode } from 'react';
import type { DemoSettings } from '../types';
import { MEDIA_QUERY_DEFAULTS } from './assumeMouse';
import { EmotionDirection } from './EmotionDirection';
import type { VersionRuntime } from './types';

/** The part of `@mui/material/styles` 6 and newer that a demo's theme is made with. */
interface MaterialStyles<Theme> {
  readonly createTheme: (options: {
    direction: DemoSettings['direction'];
    cssVariables: { colorSchemeSelector: string };
    colorSchemes: { light: true; dark: true };
    components: { MuiUseMediaQuery: { defaultProps: typeof MEDIA_QUERY_DEFAULTS } };
  }) => Theme;
  readonly ThemeProvider: (props: {
    theme: Theme;
    defaultMode: 'light';
    storageManager: null;
    colorSchemeNode: Element | null;
    children: ReactNode;
  }) => ReactNode;
  readonly useColorScheme: () => { setMode: (mode: DemoSettings['mode']) => void };
}

/**
 * A runtime for Material versions whose colours are CSS variables: the server's HTML is right in both colour modes,
 * because the page's `data-theme` chooses the variables before any script runs.
 */
export function createSchemeRuntime<Theme>({
  createTheme,
  ThemeProvider,
  useColorScheme,
}: MaterialStyles<Theme>): VersionRuntime {
  // The provider writes its colour scheme to a node; the page's own attribute must stay the page's.
  const detached = typeof document === 'undefined' ? null : document.createElement('div');

  /** For the few colours that packages choose in JavaScript, by `theme.palette.mode`. */
  function ModeFollower({ mode }: Pick<DemoSettings, 'mode'>) {
    const { setMode } = useColorScheme();
    useEffect(() => setMode(mode), [mode, setMode]);
    return null;
  }

  function DemoRoot({ settings, children }: { settings: DemoSettings; children: ReactNode }) {
    const { mode, direction } = settings;
    const theme = useMemo(
      () =>
        createTheme({
          direction,
          cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
          colorSchemes: { light: true, dark: true },
          components: { MuiUseMediaQuery: { defaultProps: MEDIA_QUERY_DEFAULTS } },
        }),
      [direction],
    );
    return (
      <EmotionDirection direction={direction}>
        <ThemeProvider
          theme={theme}
          defaultMode="light"
          storageManager={null}
          colorSchemeNode={detached}
        >
          <ModeFollower mode={mode} />
          {children}
        </ThemeProvider>
      </EmotionDirection>
    );
  }
  return { DemoRoot, hydration: 'keep' };
}
