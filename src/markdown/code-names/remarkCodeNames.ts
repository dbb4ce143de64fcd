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
  /** Reaction to a name that does not exist. */
  readonly onProblem: 'warn' | 'throw';
  /** Reads the names of a version. */
  readonly loadNames?: (version: string, siteDir: string) => Promise<KnownNames>;
}

/**
 * Holds every name in code font against what the packages of the page's version, the page's own code and the platform
 * have. It looks at the page as its author wrote it, and must come before the plugins that change pages.
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

/** The versions whose names a page may use: its own first. */
export function versionsOf(
  { migration, mentions }: Pick<PageCode, 'migration' | 'mentions'>,
  own: string,
): string[] {
  return [...new Set([own, ...(migration ? [migration.to, migration.from] : []), ...mentions])];
}
