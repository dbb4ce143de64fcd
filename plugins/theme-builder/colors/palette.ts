import type { Scheme, Token, Value, Values } from '../types';
import { parseTone } from '../model/tones';
import { contrastRatio } from './contrast';
import { blend, formatHex, parseHex, type Rgb } from './srgb';

/** A color of the palette, and its opacity. */
type Paint = readonly [color: string, opacity: number];

/** Colors of Material UI for everything that a theme does not set. */
const DEFAULTS: Readonly<Record<Scheme, Readonly<Partial<Record<Token, Paint>>>>> = {
  light: {
    'primary.main': ['#1976d2', 1],
    'secondary.main': ['#9c27b0', 1],
    'error.main': ['#d32f2f', 1],
    'warning.main': ['#ed6c02', 1],
    'info.main': ['#0288d1', 1],
    'success.main': ['#2e7d32', 1],
    'text.primary': ['#000000', 0.87],
    'text.secondary': ['#000000', 0.6],
    'background.default': ['#ffffff', 1],
    'background.paper': ['#ffffff', 1],
    divider: ['#000000', 0.12],
  },
  dark: {
    'primary.main': ['#90caf9', 1],
    'secondary.main': ['#ce93d8', 1],
    'error.main': ['#f44336', 1],
    'warning.main': ['#ffa726', 1],
    'info.main': ['#29b6f6', 1],
    'success.main': ['#66bb6a', 1],
    'text.primary': ['#ffffff', 1],
    'text.secondary': ['#ffffff', 0.7],
    'background.default': ['#121212', 1],
    'background.paper': ['#121212', 1],
    divider: ['#ffffff', 0.12],
  },
};

/** Controls of the colors that others can refer to. */
const CONTROL_OF: Readonly<Partial<Record<Token, string>>> = {
  'primary.main': 'primary',
  'primary.contrastText': 'onPrimary',
  'secondary.main': 'secondary',
  'secondary.contrastText': 'onSecondary',
  'error.main': 'error',
  'warning.main': 'warning',
  'info.main': 'info',
  'success.main': 'success',
  'text.primary': 'text',
  'text.secondary': 'mutedText',
  'background.default': 'page',
  'background.paper': 'paper',
  divider: 'divider',
};

/** Strength with which Material UI derives lighter and darker colors. */
const TONAL_OFFSET = { 'primary.light': 0.2, 'primary.dark': 0.3 } as const;

/** Contrast above which Material UI puts white text on a color. */
const CONTRAST_THRESHOLD = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Returns the color of a palette's token on a background. */
export function tokenColor(values: Values, scheme: Scheme, token: Token, background: Rgb): Rgb {
  const chosen = values[`${scheme}.${CONTROL_OF[token]}`];
  if (typeof chosen === 'string') {
    return parseHex(chosen);
  }
  if (token === 'common.white' || token === 'common.black') {
    return parseHex(token === 'common.white' ? WHITE : BLACK);
  }
  if (token === 'primary.light' || token === 'primary.dark') {
    const main = tokenColor(values, scheme, 'primary.main', background);
    const end = parseHex(token === 'primary.light' ? WHITE : BLACK);
    return blend(end, main, TONAL_OFFSET[token]);
  }
  if (token === 'primary.contrastText' || token === 'secondary.contrastText') {
    const main = tokenColor(
      values,
      scheme,
      token === 'primary.contrastText' ? 'primary.main' : 'secondary.main',
      background,
    );
    return contrastRatio(parseHex(WHITE), main) >= CONTRAST_THRESHOLD
      ? parseHex(WHITE)
      : blend(parseHex(BLACK), main, 0.87);
  }
  const [color, opacity] = DEFAULTS[scheme][token] ?? [BLACK, 1];
  return blend(parseHex(color), background, opacity);
}

/** Returns the color of a control that may follow the palette; `undefined` if the control has no value. */
export function toneColor(
  values: Values,
  scheme: Scheme,
  value: Value | undefined,
  background: Rgb,
): Rgb | undefined {
  const tone = parseTone(String(value));
  if (!tone) {
    return undefined;
  }
  if (tone.kind === 'fixed') {
    return tone.color === 'transparent' ? background : parseHex(tone.color);
  }
  return blend(tokenColor(values, scheme, tone.token, background), background, tone.opacity / 100);
}

/** Returns the color of a palette's control, also without a value, as `#rrggbb`. */
export function paletteColor(values: Values, id: string): string | undefined {
  const [scheme, name] = id.split('.') as [Scheme, string];
  const token = (Object.keys(CONTROL_OF) as Token[]).find((each) => CONTROL_OF[each] === name);
  if (!token) {
    return undefined;
  }
  const page = tokenColor(values, scheme, 'background.default', parseHex(WHITE));
  return formatHex(tokenColor(values, scheme, token, page));
}
