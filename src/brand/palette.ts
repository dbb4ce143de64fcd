/**
 * The brand colors as plain values. This module imports no package, because both the documentation's theme and the
 * demos'
 * themes (one for each version of the library) are created from it.
 */

/** The shades of a hue, from lightest to darkest. */
export interface Ramp {
  readonly 50: string;
  readonly 100: string;
  readonly 200: string;
  readonly 300: string;
  readonly 400: string;
  readonly 500: string;
  readonly 600: string;
  readonly 700: string;
  readonly 800: string;
  readonly 900: string;
}

/** Petrol, the color of links, actions and the current item. */
export const petrol: Ramp = {
  50: '#e9f5f5',
  100: '#cbe7e8',
  200: '#9fd3d6',
  300: '#6cbcc2',
  400: '#3a9fa8',
  500: '#17838d',
  600: '#0b6b75',
  700: '#0a5761',
  800: '#0c454d',
  900: '#0b343a',
};

/** Ember, a warm accent. Used sparingly, where petrol would not stand out. */
export const ember: Ramp = {
  50: '#fdf1ea',
  100: '#fadfcf',
  200: '#f5c3a6',
  300: '#efa47a',
  400: '#e68850',
  500: '#d06a2e',
  600: '#ab511d',
  700: '#883f17',
  800: '#652f12',
  900: '#46210e',
};

/** Plum, the color of the Pro plan. */
export const plum: Ramp = {
  50: '#f4effb',
  100: '#e6dbf6',
  200: '#d2beee',
  300: '#b99ce2',
  400: '#9d78d2',
  500: '#8159bb',
  600: '#68429f',
  700: '#533481',
  800: '#3e2861',
  900: '#2a1d42',
};

/** Brass, the color of the Premium plan and of warnings. */
export const brass: Ramp = {
  50: '#fcf4de',
  100: '#f8e6b6',
  200: '#f1d27f',
  300: '#e5b94b',
  400: '#cf9d22',
  500: '#a97c12',
  600: '#83600b',
  700: '#684c0b',
  800: '#4d390c',
  900: '#33270b',
};

/** Fern, the color of success and of new features. */
export const fern: Ramp = {
  50: '#eaf5ec',
  100: '#cfe8d4',
  200: '#a8d5b1',
  300: '#7bbe89',
  400: '#4ea463',
  500: '#318748',
  600: '#236d38',
  700: '#1d572e',
  800: '#194226',
  900: '#13301d',
};

/** Madder, the color of errors and of breaking changes. */
export const madder: Ramp = {
  50: '#fceeee',
  100: '#f8d7d8',
  200: '#f1b5b7',
  300: '#e88c90',
  400: '#da6268',
  500: '#c23f47',
  600: '#a12c35',
  700: '#81232b',
  800: '#611d23',
  900: '#43171b',
};

/** Ink, the neutrals: grays with a hint of petrol, with extra steps for adjacent surfaces. */
export const ink = {
  0: '#ffffff',
  25: '#fafbfb',
  50: '#f4f7f7',
  100: '#e9eeee',
  200: '#dae1e2',
  300: '#c0cbcd',
  400: '#93a2a5',
  500: '#6b7b7f',
  600: '#526165',
  700: '#3b484c',
  800: '#263134',
  850: '#1d2628',
  900: '#171f21',
  950: '#101618',
  1000: '#0b1011',
} as const;
