import { extname } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

const TEXT =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/;
const COMPRESSIBLE = /^(font\/ttf|application\/wasm|image\/(x-icon|vnd\.microsoft\.icon))/;

/** Returns the media type of a file, with the character set of text files. */
export function contentType(file: string): string {
  const type = getMimeType(file)?.split(';')[0] ?? fallbackType(file);
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether files of this type become smaller when compressed. */
export function isCompressible(type: string): boolean {
  return TEXT.test(type) || COMPRESSIBLE.test(type);
}

const FALLBACKS: Readonly<Record<string, string>> = {
  '.map': 'application/json',
  '.md': 'text/markdown',
};

function fallbackType(file: string): string {
  return FALLBACKS[extname(file)] ?? 'application/octet-stream';
}
