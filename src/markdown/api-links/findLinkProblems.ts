import type { Link, Root } from 'mdast';
import { nearestName } from '../../../lib/diagnostics/nearestName';
import type { EntryIndex } from '../../../plugins/api-reference/entryIndex';
import { walk } from './walk';

export interface LinkProblem {
  line: number;
  text: string;
}

const API_ADDRESS = /^\/(?:x\/(?:[\w-]+\/)?)?api\//;

/** Returns the links of a page to entries and anchors that do not exist in the reference. */
export function findLinkProblems(tree: Root, index: EntryIndex): LinkProblem[] {
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
