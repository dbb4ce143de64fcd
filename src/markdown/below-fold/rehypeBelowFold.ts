import type { Element, Nodes, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { FOLD_HEIGHT } from '../../../plugins/docusaurus-patches/client/foldHeight';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Minimum height of the rendered element in CSS pixels, if it is known. */
    leastHeight?: number | undefined;
  }
  interface MdxJsxTextElementData {
    leastHeight?: number | undefined;
  }
  interface MdxJsxFlowElementHastData {
    leastHeight?: number | undefined;
  }
}

/** Minimum heights in CSS pixels. Underestimates are safe: they only put more of the page above the fold. */
const MIN_HEIGHTS: Readonly<Record<string, number>> = { h2: 64, h3: 56, h4: 48, Demo: 300 };
/** Height of the navigation bar, the breadcrumbs and the title, which are not in the page's text. */
const HEAD = 100;
const LINE = 20;
const GAP = 12;
const CHARACTERS_PER_LINE = 100;
/** Chinese characters and punctuation, each as wide as two letters. */
const WIDE_CHARACTERS = /[\u2e80-\u9fff\uff00-\uff60]/g;

/**
 * Wraps the content below the fold of each page in `<BelowFold>`, which renders it after the rest when the reader
 * navigates from another page.
 */
export function rehypeBelowFold() {
  return (tree: Root): void => {
    let height = HEAD;
    const fold = tree.children.findIndex((node) => {
      const isBelow = height > FOLD_HEIGHT;
      height += leastHeight(node);
      return isBelow;
    });
    if (fold >= 0) {
      const below = tree.children.slice(fold);
      const modules = below.filter(({ type }) => type === 'mdxjsEsm');
      const content = below.filter(({ type }) => type !== 'mdxjsEsm');
      tree.children = [...tree.children.slice(0, fold), ...modules, wrap(content)];
    }
  };
}

function wrap(children: RootContent[]): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'BelowFold',
    attributes: [],
    children: children as MdxJsxFlowElementHast['children'],
  };
}

function leastHeight(node: RootContent): number {
  if (node.type === 'mdxJsxFlowElement') {
    return node.data?.leastHeight ?? MIN_HEIGHTS[node.name ?? ''] ?? GAP;
  }
  return node.type === 'element' ? (MIN_HEIGHTS[node.tagName] ?? heightOfText(node)) : 0;
}

function heightOfText(element: Element): number {
  const lines = textOf(element)
    .split('\n')
    .reduce((count, line) => count + Math.ceil(widthOf(line) / CHARACTERS_PER_LINE), 0);
  return GAP + lines * LINE;
}

function widthOf(line: string): number {
  return line.length + (line.match(WIDE_CHARACTERS)?.length ?? 0);
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
