import { useMemo, type ReactNode } from 'react';
import type { DemoSettings, PaletteColors } from '../types';
import { EmotionDirection } from './EmotionDirection';
import { baseOptions, componentOptions, paletteOptions } from './themeOptions';
import type { VersionRuntime } from './types';

/** The part of `@mui/material/styles` 5 that a demo's theme is made with. */
interface MaterialStyles<Theme> {
  readonly createTheme: (options: {
    direction: DemoSettings['direction'];
    shape: { borderRadius: number };
    spacing: number;
    palette: PaletteColors & { mode: DemoSettings['mode'] };
    components: Record<string, { defaultProps: object }>;
  }) => Theme;
  readonly ThemeProvider: (props: { theme: Theme; children: ReactNode }) => ReactNode;
}

/** A runtime for Material 5, which computes colours from the palette's mode while it renders. */
export function createModeRuntime<Theme>({
  createTheme,
  ThemeProvider,
}: MaterialStyles<Theme>): VersionRuntime {
  function DemoRoot({ settings, children }: { settings: DemoSettings; children: ReactNode }) {
    const { mode, direction, dense, spacing, paletteColors } = settings;
    const theme = useMemo(
      () =>
        createTheme({
          ...baseOptions({ direction, spacing }),
          palette: { mode, ...paletteOptions(paletteColors) },
          components: componentOptions({ dense }),
        }),
      [direction, mode, dense, spacing, paletteColors],
    );
    return (
      <EmotionDirection direction={direction}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </EmotionDirection>
    );
  }
  return { DemoRoot, hydration: 'replace' };
}
