import { brotliCompressSync, constants } from 'node:zlib';

const sizes = new Map<string, number>();

/** Returns the Brotli size of a response at the level used for hashed assets, whatever encoding the server sends. */
export async function brotliSize(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) {
    return known;
  }
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const size = brotliCompressSync(body, { params }).length;
  sizes.set(url, size);
  return size;
}

/** Returns the total Brotli size of several addresses. */
export async function sumBrotli(urls: readonly string[]): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    sum += await brotliSize(url);
  }
  return sum;
}
