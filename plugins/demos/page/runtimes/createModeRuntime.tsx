import type { ReactNode } from 'react';
import { rememberLast } from '../../../../lib/browser/rememberLast';
import type { DemoSettings, PaletteColors } from '../../shared/types';
import { MEDIA_QUERY_DEFAULTS } from './assumeMouse';
import { createDefaultPropsRoot, type NestedProvider } from './createDefaultPropsRoot';
import { EmotionDirection } from './EmotionDirection';
import { baseOptions, componentOptions, paletteOptions } from './themeOptions';
import type { VersionRuntime } from '../../shared/runtime';

/** The part of `@mui/material/styles` 5 that creates a demo's theme. */
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

const OTHER_DEFAULTS = { MuiUseMediaQuery: MEDIA_QUERY_DEFAULTS };

/** Creates a runtime for Material 5, which computes colors from the palette's mode during rendering. */
export function createModeRuntime<Theme>({
  createTheme,
  ThemeProvider,
}: MaterialStyles<Theme>): VersionRuntime {
  /** Created once for all demos of a page, which share the same settings. */
  const makeTheme = rememberLast(
    ({ mode, direction, dense, spacing, paletteColors }: DemoSettings) =>
      createTheme({
        ...baseOptions({ direction, spacing }),
        palette: { mode, ...paletteOptions(paletteColors) },
        components: componentOptions({ dense }, OTHER_DEFAULTS),
      }),
  );

  function DemoRoot({ settings, children }: { settings: DemoSettings; children: ReactNode }) {
    return (
      <EmotionDirection direction={settings.direction}>
        <ThemeProvider theme={makeTheme(settings)}>{children}</ThemeProvider>
      </EmotionDirection>
    );
  }
  const DefaultPropsRoot = createDefaultPropsRoot(ThemeProvider as unknown as NestedProvider);
  return { DemoRoot, DefaultPropsRoot, hydration: 'keep-light' };
}
