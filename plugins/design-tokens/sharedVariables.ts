import type { CssVarsTheme } from '@mui/material/styles';
import type { CssVariables } from './types';

const SPACING_STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 12] as const;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Variables that do not depend on the color scheme: type, spacing, radii, layers and durations. */
export function sharedVariables(theme: CssVarsTheme): CssVariables {
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
