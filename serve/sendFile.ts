import type { Context } from 'hono';
import { chooseEncoding } from './chooseEncoding.ts';
import type { CompressionCache } from './CompressionCache.ts';
import { contentType, isCompressible } from './contentType.ts';
import type { Found } from './findFile.ts';
import { IMMUTABLE, REVALIDATE } from './headers/createHeaderRules.ts';

/** Smaller bodies are not compressed, because they fit into one packet. */
export const SMALLEST_COMPRESSED = 256;

/**
 * Sends a file, a range of it, or 304 if it has not changed.
 *
 * @param headers headers of the address
 */
export async function sendFile(
  context: Context,
  cache: CompressionCache,
  found: Extract<Found, { kind: 'file' }>,
  headers: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const type = contentType(found.file);
  const caching = headers['Cache-Control'] ?? REVALIDATE;
  const range = context.req.header('range');
  const mayCompress = !range && isCompressible(type) && found.size >= SMALLEST_COMPRESSED;
  const encoding = mayCompress ? chooseEncoding(context.req.header('accept-encoding')) : 'identity';
  const { body, etag } = await cache.read(found, encoding, caching === IMMUTABLE);
  const fields: Record<string, string> = {
    ...headers,
    'Content-Type': type,
    'Cache-Control': status === 200 ? caching : REVALIDATE,
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  if (status === 404) {
    return context.body(body, 404, fields);
  }
  if (isFresh(context.req.header('if-none-match'), etag)) {
    return context.body(null, 304, fields);
  }
  const isPartWanted = isSameFile(context.req.header('if-range'), etag);
  const part = isPartWanted ? range : undefined;
  return sendBody(context, body, part, { ...fields, 'Accept-Ranges': 'bytes' });
}

function sendBody(
  context: Context,
  body: Buffer<ArrayBuffer>,
  range: string | undefined,
  fields: Record<string, string>,
): Response {
  const wanted = byteRange(range, body.length);
  if (wanted === undefined) {
    return context.body(body, 200, { ...fields, 'Content-Length': String(body.length) });
  }
  if (wanted === 'unsatisfiable') {
    return context.body(null, 416, { ...fields, 'Content-Range': `bytes */${body.length}` });
  }
  const { first, last } = wanted;
  return context.body(body.subarray(first, last + 1), 206, {
    ...fields,
    'Content-Range': `bytes ${first}-${last}/${body.length}`,
  });
}

/**
 * Returns whether a range may be sent: after a new build, browsers would append it to half of the old file. A date never
 * matches, because files are sent without one.
 */
function isSameFile(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((value) => value.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/** An inclusive range of bytes. */
interface ByteRange {
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
function byteRange(
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
