import type { Code, Nodes, Root } from 'mdast';
// Adds the MDX node types to those of Markdown.
import type {} from 'mdast-util-mdx';
import { sideOf } from '../code-changes/codeChanges';
import type { Migration } from '../code-changes/remarkCodeChanges';
import type { CodeSpan, Fence, PageCode } from './types';

/** Front matter fields about the names on a page. */
export interface PageFrontMatter {
  readonly migration?: Migration;
  readonly mentions?: readonly string[];
  readonly terms?: readonly string[];
}

/**
 * Collects the code of a page: its listings, and the code spans in its text.
 *
 * @param file path of the page relative to the site
 */
export function collectCode(file: string, frontMatter: PageFrontMatter, tree: Root): PageCode {
  const fences: Fence[] = [];
  const spans: CodeSpan[] = [];
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code') {
      fences.push(describeFence(node, line + 1));
    } else if (node.type === 'inlineCode') {
      spans.push({ text: node.value, line });
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  const { migration = null, mentions = [], terms = [] } = frontMatter;
  return { file, migration, mentions, terms, fences, spans };
}

function describeFence(node: Code, line: number): Fence {
  return {
    language: node.lang ?? '',
    meta: node.meta ?? '',
    side: sideOf(node),
    isLocalized: /(?:^|\s)localized(?=\s|$)/.test(node.meta ?? ''),
    code: node.value,
    line,
  };
}
