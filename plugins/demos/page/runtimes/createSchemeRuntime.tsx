import { useEffect, type ReactNode } from 'react';
import { rememberLast } from '../../../../lib/browser/rememberLast';
import type { DemoSettings, PaletteColors } from '../../shared/types';
import { MEDIA_QUERY_DEFAULTS } from './assumeMouse';
import { createDefaultPropsRoot, type NestedProvider } from './createDefaultPropsRoot';
import { EmotionDirection } from './EmotionDirection';
import { baseOptions, componentOptions, paletteOptions } from './themeOptions';
import type { DemoRootProps, VersionRuntime } from '../../shared/runtime';

/** The part of `@mui/material/styles` 6 and newer that creates a demo's theme. */
interface MaterialStyles<Theme> {
  readonly createTheme: (options: {
    direction: DemoSettings['direction'];
    shape: { borderRadius: number };
    cssVariables: { colorSchemeSelector: string };
    colorSchemes: Record<DemoSettings['mode'], { palette: PaletteColors }>;
    spacing: number;
    components: Record<string, { defaultProps: object }>;
  }) => Theme;
  readonly ThemeProvider: (props: {
    theme: Theme;
    defaultMode: DemoSettings['mode'];
    noSsr: boolean;
    storageManager: null;
    colorSchemeNode: Element | null;
    disableStyleSheetGeneration: boolean;
    forceThemeRerender: boolean;
    children: ReactNode;
  }) => ReactNode;
  readonly useColorScheme: () => { setMode: (mode: DemoSettings['mode']) => void };
}

const OTHER_DEFAULTS = {
  MuiUseMediaQuery: MEDIA_QUERY_DEFAULTS,
  // The site's content security policy forbids `eval`, and Firefox logs each attempt to the console.
  MuiDataGrid: { disableEval: true },
};

/**
 * Creates a runtime for Material versions whose colors are CSS variables. The server's HTML is correct in both color
 * modes, because the page's `data-theme` selects the variables before any script runs.
 */
export function createSchemeRuntime<Theme>({
  createTheme,
  ThemeProvider,
  useColorScheme,
}: MaterialStyles<Theme>): VersionRuntime {
  // The provider writes its color scheme to a node; it must not overwrite the page's attribute.
  const detached = typeof document === 'undefined' ? null : document.createElement('div');

  /** Created once for all demos of a page, which share the same settings. */
  const makeTheme = rememberLast(
    (
      direction: DemoSettings['direction'],
      dense: DemoSettings['dense'],
      spacing: DemoSettings['spacing'],
      paletteColors: DemoSettings['paletteColors'],
    ) => {
      const scheme = { palette: paletteOptions(paletteColors) };
      return createTheme({
        ...baseOptions({ direction, spacing }),
        cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
        colorSchemes: { light: scheme, dark: scheme },
        components: componentOptions({ dense }, OTHER_DEFAULTS),
      });
    },
  );

  /** Sets the mode for the few colors that packages choose in JavaScript, by `theme.palette.mode`. */
  function ModeFollower({ mode }: Pick<DemoSettings, 'mode'>) {
    const { setMode } = useColorScheme();
    useEffect(() => setMode(mode), [mode, setMode]);
    return null;
  }

  function DemoRoot({
    settings,
    sharesVariables = false,
    isHydrated = true,
    children,
  }: DemoRootProps) {
    const { mode, direction, dense, spacing, paletteColors } = settings;
    return (
      <EmotionDirection direction={direction}>
        <ThemeProvider
          theme={makeTheme(direction, dense, spacing, paletteColors)}
          defaultMode={isHydrated ? 'light' : mode}
          // Otherwise, the first render is light, as on a server.
          noSsr={!isHydrated}
          storageManager={null}
          colorSchemeNode={detached}
          disableStyleSheetGeneration={sharesVariables}
          // Material 7 would not update `theme.palette.mode`, by which charts choose their colors.
          forceThemeRerender
        >
          <ModeFollower mode={mode} />
          {children}
        </ThemeProvider>
      </EmotionDirection>
    );
  }
  const DefaultPropsRoot = createDefaultPropsRoot(ThemeProvider as unknown as NestedProvider);
  return { DemoRoot, DefaultPropsRoot, hydration: 'keep' };
}
