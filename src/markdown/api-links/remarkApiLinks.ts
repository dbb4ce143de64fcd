import path from 'node:path';
import type { Root, Link } from 'mdast';
import type { Plugin } from 'unified';
import { reportProblems } from '../../../lib/diagnostics/reportProblems';
import { isReferencePage, versionOfPage } from '../../versions/locatePages';
import { createLookup } from './createLookup';
import { type EntryIndex, readEntryIndex } from '../../../plugins/api-reference/entryIndex';
import { linkCodeSpans } from './linkCodeSpans';
import { nearestName } from '../../../lib/diagnostics/nearestName';
import { walk } from './walk';

interface LinkProblem {
  line: number;
  text: string;
}

const API_ADDRESS = /^\/(?:x\/(?:[\w-]+\/)?)?api\//;

/** Returns the links of a page to entries and anchors that do not exist in the reference. */
function findLinkProblems(tree: Root, index: EntryIndex): LinkProblem[] {
  const problems: LinkProblem[] = [];
  walk(tree, (node) => {
    const text = node.type === 'link' && API_ADDRESS.test(node.url) ? check(node, index) : null;
    if (text !== null) {
      problems.push({ line: node.position?.start.line ?? 1, text });
    }
  });
  return problems;
}

function check({ url }: Link, { entries, pages }: EntryIndex): string | null {
  const [address = ''] = url.split(/[?#]/);
  const [, anchor] = url.split('#');
  const path = address.endsWith('/') ? address : `${address}/`;
  const entry = entries.find((candidate) => candidate.address === path);
  if (!entry && !pages.includes(path)) {
    const known = [...entries.map((candidate) => candidate.address), ...pages];
    return `links to ${address}, which is no entry.${suggest(nearestName(path, known))}`;
  }
  if (anchor !== undefined && entry && !isAnchor(anchor, entry.anchors)) {
    return (
      `links to #${anchor} of ${entry.name}, which has no such member.` +
      suggest(nearestName(anchor, entry.anchors), '#')
    );
  }
  return null;
}

/** Reports whether an anchor is a member of an entry. Docusaurus checks the anchors of headings. */
function isAnchor(anchor: string, anchors: readonly string[]): boolean {
  return (
    !/^(prop|slot|class|param|event|selector)-/.test(anchor) ||
    anchors.includes(decodeURIComponent(anchor))
  );
}

function suggest(name: string | null, prefix = ''): string {
  return name ? ` Did you mean ${prefix}${name}?` : '';
}

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
