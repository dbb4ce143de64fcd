import type { DemoSettings, PaletteColors } from '../demos/shared/types';

/** The color mode as readers choose it; `system` follows the operating system. */
export type PaletteMode = 'light' | 'dark' | 'system';

/** The reader's display settings for pages and demos. */
export interface DisplaySettings extends Omit<DemoSettings, 'mode'> {
  readonly paletteMode: PaletteMode;
}

/** Names of the colors that readers can choose. */
export type ColorName = keyof PaletteColors;

/** Actions that change settings. Typed values are `unknown` until a reducer has validated them. */
export type ThemeAction =
  | { readonly type: 'spacing'; readonly spacing: unknown }
  | { readonly type: 'density'; readonly dense: boolean }
  | { readonly type: 'direction'; readonly direction: DisplaySettings['direction'] }
  | { readonly type: 'colors'; readonly paletteColors: Readonly<Record<string, unknown>> }
  | { readonly type: 'mode'; readonly paletteMode: PaletteMode }
  /** Applies the options of the reader's theme. */
  | { readonly type: 'theme'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly type: 'reset' };

/** Settings that the browser stores between visits. Docusaurus stores the color mode and the version. */
export interface KeptSettings extends Omit<DisplaySettings, 'paletteMode'> {
  /** Whether single-key shortcuts are on. */
  readonly shortcuts: boolean;
}
