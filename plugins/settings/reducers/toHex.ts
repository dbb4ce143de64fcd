const DIGITS = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i;
const OPAQUE = /^#[\da-f]{6}$/;

/**
 * Reads an opaque colour as CSS writes it, or hexadecimal digits without their sign.
 *
 * @returns `#rrggbb`, with which MUI's functions of every version can compute; undefined for what is no colour, lets
 *   something through or lies outside sRGB
 */
export function toHex(text: string): string | undefined {
  const written = text.trim();
  const [, short, long] = DIGITS.exec(written) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  return digits ? `#${digits.toLowerCase()}` : askBrowser(written);
}

/** The pen of a canvas takes every form of colour and says it in one; what it cannot take leaves it as it was. */
function askBrowser(written: string): string | undefined {
  const pen = document.createElement('canvas').getContext('2d');
  // The colour of the text around belongs to no theme.
  if (!pen || /^currentcolor$/i.test(written)) {
    return undefined;
  }
  const [first, second] = ['#000', '#fff'].map((before) => {
    pen.fillStyle = before;
    pen.fillStyle = written;
    return String(pen.fillStyle);
  });
  return first === second && OPAQUE.test(first!) ? first : undefined;
}
