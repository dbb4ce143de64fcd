/** An inclusive range of bytes. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a `Range` header.
 *
 * @param header the header's value, if any
 * @param size length of the whole body
 * @returns the range; `unsatisfiable` if it lies outside of the body; `undefined` if the whole body is to be sent, as for
 * unknown units and lists of ranges
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) {
    return undefined;
  }
  const [, from = '', to = ''] = match;
  const isSuffix = from === '';
  const first = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const last = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size || first > last ? 'unsatisfiable' : { first, last };
}
