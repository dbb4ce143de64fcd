/** Perceived luminance, from 0 to 1, above which a color has dark text. */
export const DARK_TEXT_LUMINANCE = 0.5;

const DARK_TEXT = 'rgba(0, 0, 0, 0.87)';
const LIGHT_TEXT = '#fff';

/** Weights of red, green and blue in the perceived luminance (ITU-R BT.709). */
const WEIGHTS = [0.2126, 0.7152, 0.0722];

/**
 * Returns the perceived luminance of a color, from 0 for black to 1 for white. Uses the gamma-encoded channels, so that
 * black and white text are about equally readable at 0.5.
 *
 * @param color `#rgb` or `#rrggbb`
 * @returns `undefined` for other formats
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
 * Returns the text color for a background color that a reader has chosen.
 *
 * @param color `#rgb` or `#rrggbb`
 * @returns `undefined` for other formats, for which themes compute the text color
 */
export function contrastText(color: string): string | undefined {
  const luminance = perceivedLuminance(color);
  if (luminance === undefined) {
    return undefined;
  }
  return luminance > DARK_TEXT_LUMINANCE ? DARK_TEXT : LIGHT_TEXT;
}
