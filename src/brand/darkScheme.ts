import type { PaletteOptions } from '@mui/material/styles';
import type { Ramp } from './palette';
import type { Tone } from './docsPalette';
import { brass, ember, fern, ink, madder, petrol, plum } from './palette';

function tone(ramp: Ramp): Tone {
  return { text: ramp[200], background: ramp[900], border: ramp[800] };
}

/** Tint of the background of whole paragraphs, where the stronger background of small tags would be too bright. */
const NOTICE_TINT = 0.6;

function notice(ramp: Ramp): Tone {
  return { ...tone(ramp), background: blend(ramp[900], ink[950], NOTICE_TINT) };
}

const neutral: Tone = { text: ink[200], background: ink[850], border: ink[700] };

/** The dark scheme: near-black surfaces, pale text, and the light shades of each hue. */
export const darkPalette: PaletteOptions = {
  primary: { light: petrol[200], main: petrol[300], dark: petrol[400], contrastText: ink[950] },
  secondary: { light: ember[200], main: ember[300], dark: ember[400], contrastText: ink[950] },
  error: { light: madder[200], main: madder[300], dark: madder[400], contrastText: ink[950] },
  warning: { light: brass[200], main: brass[300], dark: brass[400], contrastText: ink[950] },
  info: { light: petrol[200], main: petrol[300], dark: petrol[400], contrastText: ink[950] },
  success: { light: fern[200], main: fern[300], dark: fern[400], contrastText: ink[950] },
  text: { primary: ink[100], secondary: ink[400], disabled: ink[500] },
  divider: ink[800],
  background: { default: ink[950], paper: ink[900] },
  docs: {
    surface: {
      sunken: ink[1000],
      raised: ink[900],
      hover: ink[850],
      selected: petrol[900],
      bar: 'rgba(16, 22, 24, 0.86)',
    },
    border: { subtle: ink[850], main: ink[800], strong: ink[600] },
    plan: { pro: tone(plum), premium: tone(brass) },
    flag: { new: tone(fern), unstable: tone(ember), planned: neutral },
    status: {
      note: neutral,
      tip: notice(fern),
      info: notice(petrol),
      warning: notice(brass),
      danger: notice(madder),
    },
    code: {
      text: ink[200],
      background: ink[900],
      inlineBackground: ink[850],
      lineBackground: petrol[900],
      comment: ink[400],
      punctuation: ink[400],
      keyword: plum[300],
      string: fern[300],
      number: ember[300],
      function: petrol[300],
      type: brass[300],
      tag: madder[300],
      attribute: brass[300],
    },
    selection: petrol[800],
    shadow: {
      low: '0 1px 2px rgba(0, 0, 0, 0.4)',
      high: '0 4px 12px rgba(0, 0, 0, 0.4), 0 16px 40px rgba(0, 0, 0, 0.5)',
    },
  },
};

/**
 * Mixes two colors, channel by channel.
 *
 * @param color `#rrggbb`
 * @param ground `#rrggbb`
 * @param share how much of `color` there is in the mixture, from 0 to 1
 */
function blend(color: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [ground, color].map((hex) => parseInt(hex.slice(start, start + 2), 16));
    return Math.round(from! + (to! - from!) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
