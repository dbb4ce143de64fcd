import type { TypographyVariantsOptions } from '@mui/material/styles';

/**
 * The site serves Inter. `Inter Fallback` is a local font scaled to the metrics of Inter, so that text does not shift
 * when
 * Inter loads. Chinese text uses the fonts of the reader's system.
 */
const TEXT_FAMILIES = [
  'Inter',
  'Inter Fallback',
  'PingFang SC',
  'Hiragino Sans GB',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
  'system-ui',
  'sans-serif',
];

const CODE_FAMILIES = [
  'ui-monospace',
  'SFMono-Regular',
  'SF Mono',
  'Menlo',
  'Cascadia Code',
  'Consolas',
  'Liberation Mono',
  'PingFang SC',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
  'monospace',
];

const GENERIC_FAMILIES = new Set(['system-ui', 'ui-monospace', 'sans-serif', 'monospace']);

function fontStack(families: readonly string[]): string {
  return families
    .map((family) => (GENERIC_FAMILIES.has(family) ? family : `"${family}"`))
    .join(', ');
}

export const typography: TypographyVariantsOptions = {
  fontFamily: fontStack(TEXT_FAMILIES),
  fontFamilyCode: fontStack(CODE_FAMILIES),
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 650,
  h1: { fontSize: '2.125rem', lineHeight: 1.2, fontWeight: 700, letterSpacing: '-0.022em' },
  h2: { fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.016em' },
  h3: { fontSize: '1.1875rem', lineHeight: 1.35, fontWeight: 650, letterSpacing: '-0.01em' },
  h4: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 650, letterSpacing: '-0.005em' },
  h5: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 650, letterSpacing: 0 },
  h6: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 650, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.65, letterSpacing: 0 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45, letterSpacing: 0 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
  },
  button: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 550, textTransform: 'none' },
};
