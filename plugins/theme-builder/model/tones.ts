import { TOKENS, type Token } from '../types';

/** A color of a control, in its parts. */
export type Tone =
  | { readonly kind: 'fixed'; readonly color: string }
  /** `opacity` is in percent. */
  | { readonly kind: 'token'; readonly token: Token; readonly opacity: number };

/** `#rrggbb`, the only form of a color in a control. */
export const HEX = /^#[\da-f]{6}$/;

const isToken = (name: string): name is Token => TOKENS.some((token) => token === name);

/** Parses `#rrggbb`, `transparent`, `primary.main` or `primary.main/12`. */
export function parseTone(text: string): Tone | null {
  if (HEX.test(text) || text === 'transparent') {
    return { kind: 'fixed', color: text };
  }
  const [name = '', percent = '100', ...rest] = text.split('/');
  const opacity = Number(percent);
  const isPercent = /^\d{1,3}$/.test(percent) && opacity <= 100;
  return isToken(name) && isPercent && rest.length === 0
    ? { kind: 'token', token: name, opacity }
    : null;
}

/** Formats a tone like {@link parseTone} accepts it. */
export function formatTone(tone: Tone): string {
  if (tone.kind === 'fixed') {
    return tone.color;
  }
  return tone.opacity === 100 ? tone.token : `${tone.token}/${tone.opacity}`;
}
