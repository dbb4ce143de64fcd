import type { Element, Nodes, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { FOLD_HEIGHT } from './client/foldHeight';

/** Least heights in CSS pixels, so that the fold is rather too low than too high. */
const LEAST_HEIGHTS: Readonly<Record<string, number>> = { h2: 64, h3: 56, h4: 48, Demo: 300 };
const LINE = 20;
const GAP = 12;
const CHARACTERS_PER_LINE = 100;

/**
 * Puts what lies below the fold of every page into `<BelowFold>`, which renders it after the rest when a reader comes
 * from another page.
 */
export function rehypeBelowFold() {
  return (tree: Root): void => {
    let height = 0;
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
    return LEAST_HEIGHTS[node.name ?? ''] ?? GAP;
  }
  return node.type === 'element' ? (LEAST_HEIGHTS[node.tagName] ?? heightOfText(node)) : 0;
}

function heightOfText(element: Element): number {
  const lines = textOf(element)
    .split('\n')
    .reduce((count, line) => count + Math.ceil(line.length / CHARACTERS_PER_LINE), 0);
  return GAP + lines * LINE;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
