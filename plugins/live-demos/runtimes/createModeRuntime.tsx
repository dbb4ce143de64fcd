import { useMemo, type ReactNode } from 'react';
import type { DemoSettings } from '../types';
import { EmotionDirection } from './EmotionDirection';
import type { VersionRuntime } from './types';

/** The part of `@mui/material/styles` 5 that a demo's theme is made with. */
interface MaterialStyles<Theme> {
  readonly createTheme: (options: {
    direction: DemoSettings['direction'];
    palette: { mode: DemoSettings['mode'] };
  }) => Theme;
  readonly ThemeProvider: (props: { theme: Theme; children: ReactNode }) => ReactNode;
}

/** A runtime for Material 5, which computes colours from the palette's mode while it renders. */
export function createModeRuntime<Theme>({
  createTheme,
  ThemeProvider,
}: MaterialStyles<Theme>): VersionRuntime {
  function DemoRoot({ settings, children }: { settings: DemoSettings; children: ReactNode }) {
    const { mode, direction } = settings;
    const theme = useMemo(() => createTheme({ direction, palette: { mode } }), [direction, mode]);
    return (
      <EmotionDirection direction={direction}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </EmotionDirection>
    );
  }
  return { DemoRoot, hydration: 'replace' };
}
