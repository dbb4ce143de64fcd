const DIGITS = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i;
const OPAQUE = /^#[\da-f]{6}$/;

/**
 * Converts an opaque CSS color, or hexadecimal digits without `#`, to `#rrggbb`, the form that the color functions of
 * every MUI version accept.
 *
 * @returns the nearest sRGB color; undefined if the text is not a color or the color is not opaque
 */
export function toHex(text: string): string | undefined {
  const written = text.trim();
  const [, short, long] = DIGITS.exec(written) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  return digits ? `#${digits.toLowerCase()}` : askBrowser(written);
}

/**
 * Parses a color with a canvas, whose `fillStyle` accepts every color syntax that the browser supports and keeps its
 * previous value for anything else.
 */
function askBrowser(written: string): string | undefined {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // `currentColor` depends on the surrounding text, so it cannot be a color of a theme.
  if (!pen || /currentcolor/i.test(written)) {
    return undefined;
  }
  const [first, second] = ['#000', '#fff'].map((before) => {
    pen.fillStyle = before;
    pen.fillStyle = written;
    return String(pen.fillStyle);
  });
  if (first !== second) {
    return undefined;
  }
  return OPAQUE.test(first!) ? first : drawPixel(pen);
}

/** Draws a pixel to convert newer syntax, such as `oklch()` and `color-mix()`; `fillStyle` returns it unconverted. */
function drawPixel(pen: CanvasRenderingContext2D): string | undefined {
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data;
  const digits = [red, green, blue].map((value) => value.toString(16).padStart(2, '0'));
  return alpha === 255 ? `#${digits.join('')}` : undefined;
}
