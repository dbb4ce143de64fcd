import type { CssVarsTheme, Palette } from '@mui/material/styles';
import { infimaColorVariables, infimaSharedVariables } from './infimaVariables';
import type { CssVariables, DesignTokens } from './types';

const SPACING_STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 12] as const;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Reads everything the shell needs out of the theme. */
export function readTokens(theme: CssVarsTheme): DesignTokens {
  const scheme = (name: 'light' | 'dark'): CssVariables => {
    const palette = theme.colorSchemes[name]?.palette as unknown as Palette;
    return { ...colorVariables(palette), ...infimaColorVariables(palette) };
  };
  return {
    shared: { ...sharedVariables(theme), ...infimaSharedVariables(theme) },
    light: scheme('light'),
    dark: scheme('dark'),
  };
}

/**
 * Colors of the documentation: `--docs-` and the path of the value in `palette.docs`, such as `--docs-plan-pro-text`
 * for `plan.pro.text`. Text, accent and page colors of the palette have the same prefix.
 */
function colorVariables(palette: Palette): CssVariables {
  return {
    '--docs-text': palette.text.primary,
    '--docs-text-secondary': palette.text.secondary,
    '--docs-text-disabled': palette.text.disabled,
    '--docs-page': palette.background.default,
    '--docs-accent': palette.primary.main,
    '--docs-accent-strong': palette.primary.dark,
    '--docs-accent-contrast': palette.primary.contrastText,
    '--docs-accent-warm': palette.secondary.main,
    ...flatten('--docs', palette.docs as unknown as Nested),
  };
}

interface Nested {
  readonly [key: string]: string | Nested;
}

function flatten(prefix: string, values: Nested): CssVariables {
  const entries = Object.entries(values).flatMap(([key, value]) => {
    const name = `${prefix}-${kebabCase(key)}`;
    return typeof value === 'string'
      ? [[name, value] as const]
      : Object.entries(flatten(name, value));
  });
  return Object.fromEntries(entries);
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Variables that do not depend on the color scheme: type, spacing, radii, layers and durations. */
function sharedVariables(theme: CssVarsTheme): CssVariables {
  const { typography, zIndex, transitions } = theme;
  const radius = Number(theme.shape.borderRadius);
  return {
    '--docs-font': typography.fontFamily ?? 'sans-serif',
    '--docs-font-code': typography.fontFamilyCode,
    '--docs-weight-medium': String(typography.fontWeightMedium),
    '--docs-weight-bold': String(typography.fontWeightBold),
    '--docs-size-body': String(typography.body1.fontSize),
    '--docs-size-small': String(typography.body2.fontSize),
    '--docs-size-caption': String(typography.caption.fontSize),
    '--docs-size-overline': String(typography.overline.fontSize),
    '--docs-tracking-overline': tracking(typography.overline),
    ...headingVariables(theme),
    ...Object.fromEntries(
      SPACING_STEPS.map((step) => [
        `--docs-space-${String(step).replace('.', '-')}`,
        spacing(theme, step),
      ]),
    ),
    '--docs-radius': `${radius}px`,
    '--docs-radius-small': `${radius / 2}px`,
    '--docs-radius-medium': `${(radius * 2) / 3}px`,
    '--docs-layer-bar': String(zIndex.appBar),
    '--docs-layer-drawer': String(zIndex.drawer),
    '--docs-layer-modal': String(zIndex.modal),
    '--docs-layer-tooltip': String(zIndex.tooltip),
    '--docs-duration-fast': `${transitions.duration.shortest}ms`,
    '--docs-duration': `${transitions.duration.short}ms`,
    '--docs-easing': transitions.easing.easeOut,
  };
}

function headingVariables(theme: CssVarsTheme): CssVariables {
  return Object.fromEntries(
    HEADINGS.flatMap((level) => {
      const style = theme.typography[level];
      return [
        [`--docs-${level}-size`, String(style.fontSize)],
        [`--docs-${level}-weight`, String(style.fontWeight)],
        [`--docs-${level}-tracking`, tracking(style)],
        [`--docs-${level}-leading`, String(style.lineHeight)],
      ];
    }),
  );
}

/** Material UI leaves the tracking out when the face is not its own. */
function tracking(style: { letterSpacing?: unknown }): string {
  return String(style.letterSpacing ?? 'normal');
}

/**
 * With CSS variables, `theme.spacing(1)` references a variable that only exists where Material UI runs. The shell needs
 * the number of pixels, which is the fallback in the reference.
 */
function spacing(theme: CssVarsTheme, step: number): string {
  const unit = /(\d+(?:\.\d+)?)px/.exec(theme.spacing(1));
  if (unit === null) {
    throw new Error(
      `The theme's spacing unit is "${theme.spacing(1)}", not a number of pixels: give createTheme a number, as in spacing: 8.`,
    );
  }
  return `${Number(unit[1]) * step}px`;
}
