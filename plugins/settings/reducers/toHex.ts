const DIGITS = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i;
const OPAQUE = /^#[\da-f]{6}$/;

/**
 * Reads an opaque color as CSS writes it, or hexadecimal digits without their sign.
 *
 * @returns `#rrggbb`, with which MUI's functions of every version can compute, the nearest one for colors outside sRGB;
 *   undefined for what is no color, or lets something through
 */
export function toHex(text: string): string | undefined {
  const written = text.trim();
  const [, short, long] = DIGITS.exec(written) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  return digits ? `#${digits.toLowerCase()}` : askBrowser(written);
}

/** The pen of a canvas takes every form of color that the browser knows; what it cannot take leaves it as it was. */
function askBrowser(written: string): string | undefined {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // The color of the text around belongs to no theme.
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

/** How the pen's color comes out: newer forms, as `oklch()` and `color-mix()`, are said as they were written. */
function drawPixel(pen: CanvasRenderingContext2D): string | undefined {
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data;
  const digits = [red, green, blue].map((value) => value.toString(16).padStart(2, '0'));
  return alpha === 255 ? `#${digits.join('')}` : undefined;
}
