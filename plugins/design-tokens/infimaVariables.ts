import type { Palette, PaletteColor, CssVarsTheme } from '@mui/material/styles';
import type { CssVariables } from './types';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Infima's variables that do not depend on the color scheme. */
export function infimaSharedVariables(theme: CssVarsTheme): CssVariables {
  const { typography, zIndex } = theme;
  return {
    '--ifm-font-family-base': 'var(--docs-font)',
    '--ifm-font-family-monospace': 'var(--docs-font-code)',
    '--ifm-font-weight-semibold': String(typography.fontWeightMedium),
    '--ifm-font-weight-bold': String(typography.fontWeightBold),
    '--ifm-heading-font-weight': String(typography.h2.fontWeight),
    '--ifm-line-height-base': String(typography.body1.lineHeight),
    ...Object.fromEntries(
      HEADINGS.map((level) => [`--ifm-${level}-font-size`, String(typography[level].fontSize)]),
    ),
    '--ifm-global-radius': 'var(--docs-radius-medium)',
    '--ifm-code-border-radius': 'var(--docs-radius-small)',
    '--ifm-z-index-dropdown': String(zIndex.appBar),
    '--ifm-z-index-fixed': String(zIndex.appBar),
    '--ifm-z-index-overlay': String(zIndex.drawer),
    '--ifm-transition-fast': 'var(--docs-duration-fast)',
    '--ifm-transition-slow': 'var(--docs-duration)',
    '--ifm-transition-timing-default': 'var(--docs-easing)',
  };
}

/** Infima's names for the colors of one scheme. */
export function infimaColorVariables(palette: Palette): CssVariables {
  const { docs } = palette;
  return {
    ...accent('primary', palette.primary),
    ...accent('success', palette.success),
    ...accent('info', palette.info),
    ...accent('warning', palette.warning),
    ...accent('danger', palette.error),
    '--ifm-background-color': palette.background.default,
    '--ifm-background-surface-color': docs.surface.raised,
    '--ifm-font-color-base': palette.text.primary,
    '--ifm-font-color-secondary': palette.text.secondary,
    '--ifm-color-content': palette.text.primary,
    '--ifm-color-content-secondary': palette.text.secondary,
    '--ifm-color-content-inverse': palette.primary.contrastText,
    '--ifm-color-emphasis-200': docs.border.subtle,
    '--ifm-color-emphasis-300': docs.border.main,
    '--ifm-color-emphasis-400': docs.border.strong,
    '--ifm-color-emphasis-500': palette.text.disabled,
    '--ifm-color-emphasis-600': palette.text.secondary,
    '--ifm-color-emphasis-700': palette.text.secondary,
    '--ifm-color-emphasis-800': palette.text.primary,
    '--ifm-hover-overlay': docs.surface.hover,
    '--ifm-hr-background-color': docs.border.main,
    '--ifm-toc-border-color': docs.border.main,
    '--ifm-table-border-color': docs.border.main,
    '--ifm-table-stripe-background': 'transparent',
    '--ifm-code-background': docs.code.inlineBackground,
    '--ifm-pre-background': docs.code.background,
    '--ifm-pre-color': docs.code.text,
    '--ifm-navbar-background-color': docs.surface.bar,
    '--ifm-footer-background-color': docs.surface.sunken,
    '--ifm-scrollbar-thumb-background-color': docs.border.main,
    '--ifm-scrollbar-thumb-hover-background-color': docs.border.strong,
    '--ifm-scrollbar-track-background-color': 'transparent',
  };
}

/**
 * Infima has six shades of each accent, the theme has three. The others repeat the closest shade, so that no contrast
 * is left to chance.
 */
function accent(name: string, color: PaletteColor): CssVariables {
  return {
    [`--ifm-color-${name}`]: color.main,
    [`--ifm-color-${name}-light`]: color.light,
    [`--ifm-color-${name}-lighter`]: color.light,
    [`--ifm-color-${name}-lightest`]: color.light,
    [`--ifm-color-${name}-dark`]: color.dark,
    [`--ifm-color-${name}-darker`]: color.dark,
    [`--ifm-color-${name}-darkest`]: color.dark,
  };
}
