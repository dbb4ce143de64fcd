import type { Fence, PageCode } from '../../src/markdown/code-names/types.ts';
import type { CodemodCase } from './types.ts';

/**
 * Lists one or more codemods in the first line of a listing: ```` ```tsx before codemod=rename-components-to-slots
 * ````.
 */
const CODEMODS = /(?:^|\s)codemod=(\S+)/;
/** Marks a listing as the output of the codemod: ```` ```jsx result ````. */
const RESULT = /(?:^|\s)result(?=\s|$)/;

/**
 * Finds the listings of a migration page that specify codemods. The expected output is in one of the next two listings:
 * the one marked `result`, or else the one marked `after`.
 *
 * @param folder folder of the page's codemods; names with a slash belong to other folders
 * @throws when a listing specifies a codemod but no expected output follows
 */
export function collectCases(
  { file, fences }: Pick<PageCode, 'file' | 'fences'>,
  folder: string,
): CodemodCase[] {
  return fences.flatMap((fence, index) => {
    const names = CODEMODS.exec(fence.meta)?.[1]?.split(',');
    if (!names) {
      return [];
    }
    const place = `${file}:${fence.line}`;
    const expected = expectedOf(fences.slice(index + 1, index + 3));
    if (!expected || fence.side !== 'before') {
      throw new Error(
        `${place} names ${names.join(', ')}, which must be in a listing "before" with a listing "after" or "result" behind it.`,
      );
    }
    const codemods = names.map((name) => (name.includes('/') ? name : `${folder}/${name}`));
    return [{ codemods, place, before: fence.code, expected: expected.code }];
  });
}

function expectedOf(next: readonly Fence[]): Fence | undefined {
  const other = next.findIndex(({ side }) => side === 'before');
  const own = next.slice(0, other === -1 ? undefined : other);
  return own.find(({ meta }) => RESULT.test(meta)) ?? own.find(({ side }) => side === 'after');
}
