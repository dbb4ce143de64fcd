import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { locatePage } from '../../versions/locatePages';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import { collectCode } from './collectCode';
import { findUnknownNames } from './findUnknownNames';
import { loadKnownNames } from './loadKnownNames';
import { pageWords } from './pageWords';
import type { KnownNames, PageCode } from './types';

export interface CodeNamesOptions {
  readonly siteDir: string;
  /** Whether an unknown name warns or fails the build. */
  readonly onProblem: 'warn' | 'throw';
  /** Loads the names of a version. */
  readonly loadNames?: (version: string, siteDir: string) => Promise<KnownNames>;
}

/**
 * Checks that every name in a code span exists in the packages of the page's version, in the page's code or on the
 * platform. It needs the page as its author wrote it, so it must run before the plugins that change pages.
 */
export const remarkCodeNames: Plugin<[CodeNamesOptions], Root> = ({
  siteDir,
  onProblem,
  loadNames = loadKnownNames,
}) => {
  const known = new Map<string, Promise<KnownNames>>();
  const namesOf = (version: string): Promise<KnownNames> => {
    const names = known.get(version) ?? loadNames(version, siteDir);
    known.set(version, names);
    return names;
  };
  return async (tree, file) => {
    const place = locatePage(siteDir, file.path);
    if (!place || place.file.startsWith('api/')) {
      return;
    }
    const page = collectCode(
      path.relative(siteDir, file.path),
      (file.data.frontMatter ?? {}) as object,
      tree,
    );
    const words = pageWords(
      page,
      path.join(siteDir, place.version.folder, path.dirname(place.file)),
    );
    const names = await Promise.all(versionsOf(page, place.version.name).map(namesOf));
    reportProblems(
      onProblem,
      'Names in code font that do not exist',
      findUnknownNames(page, words, names),
    );
  };
};

/** Returns the versions whose names a page may use, its own first. */
export function versionsOf(
  { migration, mentions }: Pick<PageCode, 'migration' | 'mentions'>,
  own: string,
): string[] {
  return [...new Set([own, ...(migration ? [migration.to, migration.from] : []), ...mentions])];
}
