import type { PaletteOptions } from '@mui/material/styles';
import type { Ramp } from './palette';
import type { Tone } from './docsPalette';
import { brass, ember, fern, ink, madder, petrol, plum } from './palette';

function tone(ramp: Ramp): Tone {
  return { text: ramp[700], background: ramp[50], border: ramp[200] };
}

const neutral: Tone = { text: ink[700], background: ink[50], border: ink[300] };

/** The light scheme: white surfaces, near-black text, petrol for links and actions. */
export const lightPalette: PaletteOptions = {
  primary: { light: petrol[500], main: petrol[600], dark: petrol[700], contrastText: ink[0] },
  secondary: { light: ember[500], main: ember[600], dark: ember[700], contrastText: ink[0] },
  error: { light: madder[500], main: madder[600], dark: madder[700], contrastText: ink[0] },
  warning: { light: brass[500], main: brass[600], dark: brass[700], contrastText: ink[0] },
  info: { light: petrol[500], main: petrol[600], dark: petrol[700], contrastText: ink[0] },
  success: { light: fern[500], main: fern[600], dark: fern[700], contrastText: ink[0] },
  text: { primary: ink[900], secondary: ink[600], disabled: ink[400] },
  divider: ink[200],
  background: { default: ink[0], paper: ink[0] },
  docs: {
    surface: {
      sunken: ink[50],
      raised: ink[0],
      hover: ink[100],
      selected: petrol[50],
      bar: 'rgba(255, 255, 255, 0.88)',
    },
    border: { subtle: ink[100], main: ink[200], strong: ink[400] },
    plan: { pro: tone(plum), premium: tone(brass) },
    flag: { new: tone(fern), unstable: tone(ember), planned: neutral },
    status: {
      note: neutral,
      tip: tone(fern),
      info: tone(petrol),
      warning: tone(brass),
      danger: tone(madder),
    },
    code: {
      text: ink[800],
      background: ink[50],
      inlineBackground: ink[100],
      lineBackground: petrol[100],
      comment: ink[600],
      punctuation: ink[600],
      keyword: plum[600],
      string: fern[700],
      number: ember[700],
      function: petrol[700],
      type: brass[700],
      tag: madder[600],
      attribute: brass[700],
    },
    selection: petrol[100],
    shadow: {
      low: '0 1px 2px rgba(16, 40, 44, 0.06), 0 2px 6px rgba(16, 40, 44, 0.05)',
      high: '0 4px 12px rgba(16, 40, 44, 0.08), 0 16px 40px rgba(16, 40, 44, 0.12)',
    },
  },
};
