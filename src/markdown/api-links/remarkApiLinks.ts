import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import { isReferencePage, versionOfPage } from '../../versions/locatePages';
import { createLookup } from './createLookup';
import { type EntryIndex, readEntryIndex } from '../../../plugins/api-reference/entryIndex';
import { findLinkProblems } from './findLinkProblems';
import { linkCodeSpans } from './linkCodeSpans';

export interface ApiLinksOptions {
  readonly siteDir: string;
  /** Absolute path. */
  readonly generatedFilesDir: string;
  /** Loads the index of a version's link targets. */
  readonly readIndex?: (generatedFilesDir: string, version: string) => EntryIndex | null;
}

/**
 * Connects prose to the API reference: fails the build for links to entries or anchors that do not exist, and turns
 * code
 * spans that contain the name of an entry or a member into links.
 */
export const remarkApiLinks: Plugin<[ApiLinksOptions], Root> = ({
  siteDir,
  generatedFilesDir,
  readIndex = readEntryIndex,
}) => {
  return (tree, file) => {
    const version = versionOfPage(siteDir, file.path);
    const index =
      version === null || isReferencePage(siteDir, file.path)
        ? null
        : readIndex(generatedFilesDir, version);
    if (!index) {
      return;
    }
    const page = path.relative(siteDir, file.path);
    reportProblems('throw', 'Links to the API reference lead nowhere', [
      ...findLinkProblems(tree, index).map(({ line, text }) => `${page}:${line} ${text}`),
    ]);
    const { components = [], ...spoken } = (file.data.frontMatter ?? {}) as FrontMatter;
    const others = otherVersions(spoken, version).flatMap(
      (name) => readIndex(generatedFilesDir, name) ?? [],
    );
    linkCodeSpans(tree, createLookup(index, components, others));
  };
};

interface FrontMatter {
  readonly components?: string[];
  readonly migration?: { readonly from: string; readonly to: string };
  readonly mentions?: string[];
}

/** Returns the versions that a page mentions in addition to its own. */
function otherVersions({ migration, mentions = [] }: FrontMatter, own: string | null): string[] {
  const named = [...(migration ? [migration.from, migration.to] : []), ...mentions];
  return named.filter((name) => name !== own);
}
