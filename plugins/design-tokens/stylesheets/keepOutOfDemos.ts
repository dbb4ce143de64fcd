import type { Plugin } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { inheritInShell } from './inheritInShell';
import type { StyleFilter } from './shellStyles';

/**
 * Matches whatever lies in the shell and not inside a demo, and adds nothing to a selector's specificity. Menus and
 * dialogs of demos lie outside the shell's root, as children of the body. The root is named by its attribute: CSS modules
 * would give an id a name of their own.
 */
const IN_SHELL = ":where([id='__docusaurus'] :not([data-demo-canvas] *))";

const DOCUMENT_TYPES = new Set(['html', 'body']);
/** Parents of elements that may be in a demo, or outside the shell. */
const OPEN_TYPES = new Set(['div', '*', ...DOCUMENT_TYPES]);
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':any']);

/**
 * A PostCSS plugin that stops the shell's element styles at the edge of a demo.
 *
 * Rules for elements (`table`, `.markdown > h2`, `*`) would otherwise restyle what a demo shows; with the added
 * condition they match only in the shell, not inside `[data-demo-canvas]`. Rules for classes are left alone, and those
 * for what lies directly in them: no child of the shell's own elements is part of a demo.
 */
export function keepOutOfDemos(isShellStyle: StyleFilter): Plugin {
  const rewrite = parseSelectors((selectors) => {
    selectors.each((selector) => confine(selector));
  });
  return {
    postcssPlugin: 'keep-out-of-demos',
    Once(root) {
      if (!isShellStyle(root.source?.input.file ?? '')) {
        return;
      }
      root.walkRules((rule) => {
        const parent = rule.parent;
        const isKeyframe =
          parent?.type === 'atrule' && /keyframes$/i.test((parent as { name?: string }).name ?? '');
        if (rule.selector === '*') {
          inheritInShell(rule);
        } else if (!isKeyframe) {
          rule.selector = rewrite.processSync(rule.selector);
        }
      });
    },
  };
}

/** A selector that speaks of the boundary itself knows on which side of it it is. */
const BOUNDARY = /__docusaurus\b|\[data-demo-canvas\]/;

function confine(selector: Selector): void {
  if (
    BOUNDARY.test(String(selector)) ||
    !isElementOnly(lastCompound(selector)) ||
    liesInClass(selector)
  ) {
    return;
  }
  const compound = lastCompound(decidingPart(selector));
  const pseudoElement = compound.find((node) => parseSelectors.isPseudoElement(node));
  const condition = parseSelectors.pseudo({ value: IN_SHELL });
  if (pseudoElement !== undefined) {
    selector.insertBefore(pseudoElement, condition);
  } else {
    selector.insertAfter(compound[compound.length - 1]!, condition);
  }
}

/**
 * The part of a selector that says enough about where its subject lies: siblings lie in the same place, and so does a
 * child of anything that is not what a demo lies in. Browsers read from the end: of `header + *` they try the
 * condition on what follows a header, not on everything.
 */
function decidingPart(selector: Selector): readonly Node[] {
  let part = partsOf(selector);
  for (;;) {
    const index = part.findLastIndex(isCombinator);
    const before = part.slice(0, index);
    const kind = index < 0 ? '' : part[index]!.value?.trim();
    const isChild = kind === '>' && lastCompound(before).some(isClosed);
    if (kind !== '+' && kind !== '~' && !isChild) {
      return part;
    }
    part = before;
  }
}

function isClosed(node: Node): boolean {
  return node.type === 'tag' && !OPEN_TYPES.has(node.value.toLowerCase());
}

function partsOf(selector: Selector): readonly Node[] {
  return selector.nodes.filter((node) => node.type !== 'comment');
}

/** The part after the last combinator: what the rule styles. */
function lastCompound(parts: Selector | readonly Node[]): readonly Node[] {
  const nodes = 'nodes' in parts ? partsOf(parts) : parts;
  return nodes.slice(nodes.findLastIndex(isCombinator) + 1);
}

/** True for `.list > li`, where a class names the parent of what the rule styles. */
function liesInClass(selector: Selector): boolean {
  const combinator = selector.nodes.findLastIndex(isCombinator);
  const before = selector.nodes.slice(0, Math.max(combinator, 0));
  const parent = before.slice(before.findLastIndex(isCombinator) + 1);
  return (
    selector.nodes[combinator]?.value?.trim() === '>' && parent.some(({ type }) => type === 'class')
  );
}

function isCombinator({ type }: Node): boolean {
  return type === 'combinator';
}

/** True when nothing in the compound names something that only the shell has. */
function isElementOnly(compound: readonly Node[]): boolean {
  return compound.length > 0 && compound.every((node) => !namesShell(node));
}

function namesShell(node: Node): boolean {
  switch (node.type) {
    case 'class':
    case 'id':
    case 'nesting':
      return true;
    case 'attribute':
      return node.attribute.startsWith('data-') || node.attribute === 'class';
    case 'tag':
      return DOCUMENT_TYPES.has(node.value.toLowerCase());
    case 'pseudo':
      return (
        node.value === ':root' ||
        (ALTERNATIVES.has(node.value) &&
          !node.nodes.some((inner) => isElementOnly(lastCompound(inner))))
      );
    default:
      return false;
  }
}
