import path from 'node:path';
import { md5Hash, posixPath } from '@docusaurus/utils';
import type { DemoEntry, DemoSource } from '../../lib/demos/types';

const PACKAGE_IMPORT = /\bfrom\s+['"](@mui\/x-[\w-]+)/g;

/**
 * The chunk that a demo shares with others of its page: those built on the same of the library's packages. Chunks of
 * their own would each repeat the small modules that all of them use; one chunk for the page would bring the largest
 * package before the smallest demo.
 */
export function nameChunk(
  demo: DemoEntry,
  sources: readonly DemoSource[],
  siteDir: string,
): string {
  const folder = posixPath(path.relative(siteDir, path.dirname(demo.file)));
  const packages = sources.flatMap(({ typescript }) =>
    [...typescript.matchAll(PACKAGE_IMPORT)].map((match) => match[1] ?? ''),
  );
  const key = [folder, ...[...new Set(packages)].sort()].join(' ');
  return `demos-${md5Hash(key).slice(0, 8)}`;
}
