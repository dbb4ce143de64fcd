import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stripTrailingSlash } from '../src/paths/slashes.ts';

/** The file of an address in the published folder. */
export type Found =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly size: number;
      readonly modified: number;
    }
  /** A page requested without its trailing slash, as `index.html` or with double slashes. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' }
  /** The address has invalid percent-encoding or would leave the folder. */
  | { readonly kind: 'refused' };

/**
 * Finds the file behind an address.
 *
 * @param root absolute path of the published folder
 * @param pathname the path of the address, still percent-encoded
 */
export async function findFile(root: string, pathname: string): Promise<Found> {
  const segments = decodeSegments(pathname);
  if (!segments) {
    return { kind: 'refused' };
  }
  // An encoded slash is part of a file name, and no file name contains one.
  if (/%2f/i.test(pathname)) {
    return { kind: 'missing' };
  }
  const collapsed = pathname.replace(/\/{2,}/g, '/');
  if (collapsed !== pathname) {
    const found = await findFile(root, collapsed);
    return found.kind === 'file' ? { kind: 'redirect', to: collapsed } : found;
  }
  const canonical = stripTrailingSlash(pathname);
  const path = join(root, ...segments);
  const found = await statFile(path);
  if (found?.isFile() && !pathname.endsWith('/')) {
    return segments.at(-1) === 'index.html'
      ? { kind: 'redirect', to: canonical.slice(0, -'index.html'.length) }
      : asFile(path, found);
  }
  if (!found?.isDirectory()) {
    return { kind: 'missing' };
  }
  const index = join(path, 'index.html');
  const page = await statFile(index);
  if (!page?.isFile()) {
    return { kind: 'missing' };
  }
  return pathname.endsWith('/') ? asFile(index, page) : { kind: 'redirect', to: `${canonical}/` };
}

/** Returns the 404 page in the language of the address: that of its closest parent folder. */
export async function findNotFoundPage(root: string, pathname: string): Promise<Found> {
  const language = decodeSegments(pathname)?.[0];
  const candidates = [
    ...(language ? [join(root, language, '404.html')] : []),
    join(root, '404.html'),
  ];
  for (const file of candidates) {
    const found = await statFile(file);
    if (found?.isFile()) {
      return asFile(file, found);
    }
  }
  return { kind: 'missing' };
}

/** Decodes and checks each segment; returns `undefined` if one of them must not reach the file system. */
function decodeSegments(pathname: string): string[] | undefined {
  try {
    const segments = decodeURIComponent(pathname).split('/').filter(Boolean);
    return segments.every(isSafe) ? segments : undefined;
  } catch {
    return undefined;
  }
}

function isSafe(segment: string): boolean {
  const isHidden = segment.startsWith('.') && segment !== '.well-known';
  return !isHidden && !segment.includes('\\') && !segment.includes('\0');
}

function statFile(path: string) {
  return stat(path).catch(() => undefined);
}

function asFile(file: string, { size, mtimeMs }: { size: number; mtimeMs: number }): Found {
  return { kind: 'file', file, size, modified: mtimeMs };
}
