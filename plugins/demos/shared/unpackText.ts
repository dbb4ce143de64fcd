const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';

/** Bits per character of an address. */
const BITS = 6;

/** Codes that do not stand for earlier text. */
const CHAR_8 = 0;
const CHAR_16 = 1;
const END = 2;

/** @returns a function that reads a number of the given bits, lowest bit first, or `null` at the end */
function createReader(code: string): (bits: number) => number | null {
  let position = 0;
  return (bits) => {
    let number = 0;
    for (let bit = 0; bit < bits; bit += 1, position += 1) {
      const value = ALPHABET.indexOf(code.charAt(Math.floor(position / BITS)));
      if (position >= code.length * BITS || value < 0) {
        return null;
      }
      number |= ((value >> (BITS - 1 - (position % BITS))) & 1) << bit;
    }
    return number;
  };
}

/**
 * Unpacks the result of lz-string's `compressToEncodedURIComponent`, and stops as soon as the text is too long: a few
 * hundred characters can expand to millions, which lz-string would create before their length can be checked.
 *
 * @param most maximum length of the text, in UTF-16 units
 * @returns `null` for text that is too long, truncated, or was not packed
 */
export function unpackText(code: string, most: number): string | null {
  const read = createReader(code.replaceAll(' ', '+'));
  const known: string[] = ['', '', ''];
  const parts: string[] = [];
  let length = 0;
  let before = '';
  // Codes become one bit longer each time all codes of a length are used.
  let bits = 2;
  let left = 1;
  const learn = (text: string) => {
    known.push(text);
    left -= 1;
    if (left === 0) {
      bits += 1;
      left = bits === 3 ? 4 : 2 ** (bits - 1);
    }
  };
  for (;;) {
    let index = read(bits);
    if (index === null) {
      return null;
    }
    if (index === END) {
      return parts.join('');
    }
    if (index === CHAR_8 || index === CHAR_16) {
      const unit = read(index === CHAR_8 ? 8 : 16);
      if (unit === null) {
        return null;
      }
      index = known.length;
      learn(String.fromCharCode(unit));
    }
    // A code may stand for the entry that is being defined.
    const isNext = index === known.length && before !== '';
    const text = isNext ? before + before.charAt(0) : known[index];
    length += text?.length ?? 0;
    if (!text || length > most) {
      return null;
    }
    parts.push(text);
    if (before !== '') {
      learn(before + text.charAt(0));
    }
    before = text;
  }
}
