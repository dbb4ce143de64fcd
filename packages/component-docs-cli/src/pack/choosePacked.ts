import { isSafePath } from '../data/safePath.ts';

/** What answers are made of: pages as Markdown, the reference as JSON, the index of the search, code of demos. */
const PACKED =
  /\.md$|(?:^|\/)api-docs\/.+\.json$|(?:^|\/)assets\/search\/.+\.json$|\/demos\/\w+\/source\.txt$|^demos\/\w+\/source\.txt$/;

/** The tabs of a page repeat pages of the reference; the schema describes what the tool knows; translations of demos do not exist. */
const LEFT_OUT =
  /(?:^|\/)(?:components|hooks)-api\.md$|\/schema\.json$|^zh\/.*\/source\.txt$|^zh\/demos\//;

/**
 * Chooses what the command line tool takes along: of what answers may read, no more.
 *
 * @param paths all that is published
 * @returns what is packed, in the order in which it is packed: kinds apart, since an answer needs one of them
 */
export function choosePacked(paths: readonly string[]): string[] {
  return paths
    .filter((path) => isSafePath(path) && PACKED.test(path) && !LEFT_OUT.test(path))
    .map((path): [kind: number, path: string] => [kindOf(path), path])
    .sort(([a, first], [b, second]) => a - b || (first < second ? -1 : 1))
    .map(([, path]) => path);
}

function kindOf(path: string): number {
  const kinds = [
    /assets\/search\//,
    /\/compare\//,
    /api-docs\//,
    /source\.txt$/,
    /(?:^|\/)api[/.]/,
  ];
  const place = kinds.findIndex((kind) => kind.test(path));
  return place < 0 ? kinds.length : place;
}
