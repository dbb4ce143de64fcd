import type { DemoSources } from '../demos/shared/types';

/** Theme key of a component, as far as the builder uses it. */
export interface ThemeKey {
  /** Names in the component's `styleOverrides`; empty if the theme has none. */
  readonly classes: readonly string[];
  /** Names in the component's `defaultProps`; empty if the theme has none. */
  readonly props: readonly string[];
}

/** What the theme of a version can style, read from its API reference. */
export interface ThemeKeys {
  /** By the key in `theme.components`, such as `MuiDataGrid`. */
  readonly keys: Readonly<Record<string, ThemeKey>>;
  /** Global class names of all components, such as `MuiDataGrid-row`. */
  readonly classNames: readonly string[];
  /** Keys whose style overrides receive a theme of an unknown type. */
  readonly untyped: readonly string[];
  /** Whether axes of charts accept color maps. */
  readonly hasColorMaps: boolean;
}

/** A value of one control. */
export type Value = string | number | boolean | readonly string[];

/** Values by the id of their control; the theme's default applies to all others. */
export type Values = Readonly<Record<string, Value>>;

export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** Names of the colors in a palette that other colors can refer to. */
export const TOKENS = [
  'primary.main',
  'primary.light',
  'primary.dark',
  'primary.contrastText',
  'secondary.main',
  'secondary.contrastText',
  'text.primary',
  'text.secondary',
  'background.default',
  'background.paper',
  'divider',
  'error.main',
  'warning.main',
  'info.main',
  'success.main',
  'common.white',
  'common.black',
] as const;

export type Token = (typeof TOKENS)[number];

/** Groups of controls, in their order on the page. */
export const GROUPS = [
  'light',
  'dark',
  'typography',
  'shape',
  'grid',
  'calendar',
  'charts',
  'tree',
] as const;

export type Group = (typeof GROUPS)[number];

/** The path of a value in the theme options; palettes begin with `light` or `dark` instead of `palette`. */
export type Path = readonly string[];

interface ControlBase {
  /** Key in links; it never changes. */
  readonly id: string;
  readonly group: Group;
  /**
   * Places in the theme that the control sets, by preference: a version uses the first alternative of which it has all
   * paths.
   */
  readonly targets: readonly (readonly Path[])[];
}

/** A color of a palette, `#rrggbb`. */
interface ColorControl extends ControlBase {
  readonly kind: 'color';
}

/** A color that may follow the palette: `#rrggbb`, `transparent`, `primary.main` or `primary.main/12`. */
interface ToneControl extends ControlBase {
  readonly kind: 'tone';
}

export interface NumberControl extends ControlBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Value of the field before the reader changes it. */
  readonly usual: number;
}

export interface ChoiceControl extends ControlBase {
  readonly kind: 'choice';
  readonly options: readonly (string | number)[];
}

/** A CSS font stack. */
interface FontControl extends ControlBase {
  readonly kind: 'font';
}

/** A list of colors. */
interface ColorsControl extends ControlBase {
  readonly kind: 'colors';
}

/** A pair of icons; the last name of a path says which of the two it receives. */
interface IconsControl extends ControlBase {
  readonly kind: 'icons';
}

/** One setting of the builder, and its places in the theme. */
export type Control =
  | ColorControl
  | ToneControl
  | NumberControl
  | ChoiceControl
  | FontControl
  | ColorsControl
  | IconsControl;

/** Part of a pasted theme that no control can show. */
export interface Unread {
  /** Path in the theme, joined with dots; empty for the whole text. */
  readonly path: string;
  /** 1-based line in the pasted text. */
  readonly line: number;
  /** No control sets this place, the value has an unknown form, the version lacks it, or the text is invalid. */
  readonly reason: 'place' | 'value' | 'version' | 'syntax';
}

/** Data about a version; loaded when the reader chooses it. */
export interface BuilderVersion {
  readonly keys: ThemeKeys;
  /** Files of the screen that shows the theme. */
  readonly loadSources: () => Promise<{ readonly default: DemoSources }>;
}

/** Versions that a theme can be built for, in the order of the version menu, and the files around their screen. */
export interface BuilderCatalog {
  readonly versions: Readonly<Record<string, () => Promise<BuilderVersion>>>;
  /** Files that force states, by name. */
  readonly screen: Readonly<Record<string, string>>;
}
