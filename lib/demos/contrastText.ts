/** A color that looks brighter than this, from 0 to 1, carries dark text. */
export const DARK_TEXT_LUMINANCE = 0.5;

const DARK_TEXT = 'rgba(0, 0, 0, 0.87)';
const LIGHT_TEXT = '#fff';

/** Shares of red, green and blue in how bright a color looks (ITU-R BT.709). */
const WEIGHTS = [0.2126, 0.7152, 0.0722];

/**
 * How bright a color looks, from 0 for black to 1 for white. Taken from the channels as they are written, before
 * linearization: that way black and white text read about equally well on one half.
 *
 * @param color `#rgb` or `#rrggbb`
 * @returns undefined for a color written otherwise
 */
export function perceivedLuminance(color: string): number | undefined {
  const digits = /^#(?:[\da-f]{3}){1,2}$/i.test(color) ? color.slice(1) : '';
  const channels = digits.match(digits.length === 3 ? /./g : /../g)?.map((text) => {
    const channel = Number.parseInt(text, 16);
    return channel / (text.length === 1 ? 15 : 255);
  });
  return channels?.reduce((sum, channel, index) => sum + WEIGHTS[index]! * channel, 0);
}

/**
 * The color of text on a color that a reader has chosen.
 *
 * @param color `#rgb` or `#rrggbb`
 * @returns undefined for a color written otherwise, of which themes find it themselves
 */
export function contrastText(color: string): string | undefined {
  const luminance = perceivedLuminance(color);
  if (luminance === undefined) {
    return undefined;
  }
  return luminance > DARK_TEXT_LUMINANCE ? DARK_TEXT : LIGHT_TEXT;
}
