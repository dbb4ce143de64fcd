import type { DemoSettings, PaletteColors } from '../../lib/demos/types';

/** The color mode as readers choose it; `system` follows the operating system. */
export type PaletteMode = 'light' | 'dark' | 'system';

/** How a reader wants to see pages and demos. */
export interface DisplaySettings extends Omit<DemoSettings, 'mode'> {
  readonly paletteMode: PaletteMode;
}

/** The colors that readers choose. */
export type ColorName = keyof PaletteColors;

/** Changes of settings. Values that readers type are unknown until a reducer has validated them. */
export type ThemeAction =
  | { readonly type: 'spacing'; readonly spacing: unknown }
  | { readonly type: 'density'; readonly dense: boolean }
  | { readonly type: 'direction'; readonly direction: DisplaySettings['direction'] }
  | { readonly type: 'colors'; readonly paletteColors: Readonly<Record<string, unknown>> }
  | { readonly type: 'mode'; readonly paletteMode: PaletteMode }
  /** Takes over what the options of a reader's own theme say. */
  | { readonly type: 'theme'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly type: 'reset' };

/** Settings that the browser keeps between visits. Docusaurus keeps color mode and version. */
export interface KeptSettings extends Omit<DisplaySettings, 'paletteMode'> {
  /** Whether single keys do something. */
  readonly shortcuts: boolean;
}
