import type { HandWrittenPage } from '../../lib/pages/handWrittenPages.ts';
import type { RunOptions } from '../runner/types.ts';
import type { PageChange, SiteChanges } from './readPageChanges.ts';
import { sampleOf } from './sampleOf.ts';
import { findCause } from './findCause.ts';

/** Number of unchanged pages to check; more if code that pages share has changed. */
export const SAMPLE = { usual: 20, large: 30 };

/** The pages that a stage checks. */
export interface FolderPlan {
  /** Folders of the pages, relative to the site. */
  readonly folders: ReadonlySet<string>;
  /** Whether these are all pages. */
  readonly isComplete: boolean;
  readonly notes: readonly string[];
}

/** Which pages a stage checks. */
export interface FolderRule {
  /** Kinds of changes after which a page is checked. */
  readonly counts: ReadonlySet<PageChange>;
  /** Files whose change increases the sample of unchanged pages. Without it, only changed pages are checked. */
  readonly shared?: RegExp;
  /** Files whose change requires a check of every page. */
  readonly everything?: RegExp;
}

/**
 * Selects the pages for a check without a browser: changed pages, and a sample of the others.
 *
 * @param changes changes since everything passed, or `null` for all pages
 */
export function chooseFolders(
  pages: readonly HandWrittenPage[],
  changes: SiteChanges | null,
  { counts, shared, everything }: FolderRule,
  { all, shard, seed }: Pick<RunOptions, 'all' | 'shard'> & { readonly seed: string },
): FolderPlan {
  const cause = findCause(everything, all, changes);
  if (changes === null || cause !== null) {
    const part = shard
      ? pages.filter((_, place) => place % shard.count === shard.index - 1)
      : pages;
    return {
      folders: new Set(part.map(({ folder }) => folder)),
      isComplete: part === pages,
      notes: [`${part.length} of ${pages.length} pages: ${cause}`],
    };
  }
  const isChanged = ({ folder }: HandWrittenPage) =>
    [...(changes.pages.get(folder) ?? [])].some((change) => counts.has(change));
  const changed = pages.filter(isChanged);
  const size = !shared
    ? 0
    : changes.shared.some((file) => shared.test(file))
      ? SAMPLE.large
      : SAMPLE.usual;
  const sample = sampleOf(
    pages.filter((page) => !isChanged(page)),
    size,
    seed,
  );
  return {
    folders: new Set([...changed, ...sample].map(({ folder }) => folder)),
    isComplete: false,
    notes: [
      `${changed.length + sample.length} of ${pages.length} pages: ${changed.length} changed since everything passed, ${sample.length} as a sample.`,
    ],
  };
}
