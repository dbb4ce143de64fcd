import { isSafePath } from '../data/safePath.ts';

/**
 * Matches files that answers need: pages as Markdown, the API reference as JSON, the search index, known problems,
 * code of demos.
 */
const PACKED =
  /\.md$|(?:^|\/)x\/known-problems\.json$|(?:^|\/)api-docs\/.+\.json$|(?:^|\/)assets\/search\/.+\.json$|\/demos\/\w+\/source\.txt$|^demos\/\w+\/source\.txt$/;

/** Matches unneeded files: tabs that repeat API pages, the schema, and translations of demos, which do not exist. */
const LEFT_OUT =
  /(?:^|\/)(?:components|hooks)-api\.md$|\/schema\.json$|^zh\/.*\/source\.txt$|^zh\/demos\//;

/**
 * Selects the files that the command line tool contains.
 *
 * @param paths all published files
 * @returns the files in pack order, grouped by kind, because an answer usually needs one kind
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
