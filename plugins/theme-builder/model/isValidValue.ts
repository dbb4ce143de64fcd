import type { Control, Value } from '../types';
import { ICON_PAIRS } from './iconPairs';
import { HEX, parseTone } from './tones';

/** Font names, generic families and their separators; nothing that could end the string in the code. */
const FONTS = /^[\w\s,"-]{1,160}$/;

const MIN_COLORS = 2;
export const MAX_COLORS = 12;

/** Returns whether a control can have a value: it may come from a link. */
export function isValidValue(control: Control, value: unknown): value is Value {
  switch (control.kind) {
    case 'color':
      return typeof value === 'string' && HEX.test(value);
    case 'tone':
      return typeof value === 'string' && parseTone(value) !== null;
    case 'number':
      return typeof value === 'number' && value >= control.min && value <= control.max;
    case 'choice':
      return control.options.some((option) => option === value);
    case 'font':
      return typeof value === 'string' && FONTS.test(value);
    case 'icons':
      return typeof value === 'string' && Object.hasOwn(ICON_PAIRS, value);
    case 'colors':
      return (
        Array.isArray(value) &&
        value.length >= MIN_COLORS &&
        value.length <= MAX_COLORS &&
        value.every((color) => typeof color === 'string' && HEX.test(color))
      );
  }
}
