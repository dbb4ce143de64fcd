import { type Plugin, Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import type { StyleFilter } from './shellStyles';

/**
 * Matches elements in the shell but not in a demo, without changing the specificity. Menus and dialogs of demos are
 * children of the body, outside of the shell's root. An attribute identifies the root, because CSS modules would rename
 * an id.
 */
const IN_SHELL = ":where([id='__docusaurus'] :not([data-demo-canvas] *))";

const DOCUMENT_TYPES = new Set(['html', 'body']);
/** Parents of elements that may be in a demo, or outside the shell. */
const OPEN_TYPES = new Set(['div', '*', ...DOCUMENT_TYPES]);
const ALTERNATIVES = new Set([':is', ':where', ':matches', ':any']);

/**
 * A PostCSS plugin that keeps the shell's element styles out of demos.
 *
 * Rules for elements (`table`, `.markdown > h2`, `*`) would otherwise restyle demos; with the added condition, they
 * only match in the shell, not inside `[data-demo-canvas]`. Rules for classes do not change, nor do those for their
 * direct children: no direct child of the shell's elements is part of a demo.
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

/** A selector with the boundary itself needs no condition. */
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
 * Returns the part of a selector that determines whether its subject is in a demo: siblings are in the same place, and
 * so are children of anything but the canvas of a demo. Browsers match from right to left: for `header + *`, they check
 * the condition only on elements after a header.
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

/** Returns the part after the last combinator: the subject of the rule. */
function lastCompound(parts: Selector | readonly Node[]): readonly Node[] {
  const nodes = 'nodes' in parts ? partsOf(parts) : parts;
  return nodes.slice(nodes.findLastIndex(isCombinator) + 1);
}

/** Returns true for `.list > li`, where a class selects the parent of the subject. */
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

/**
 * Rewrites a universal rule (`*`), which browsers apply to each element of the page: checking whether each element is
 * in the shell or in a demo would double the style time. Instead, the values are inherited from the shell's root, and
 * reset in demos, where the browser's defaults apply as they do outside of the root.
 */
function inheritInShell(rule: Rule): void {
  const shell = new Rule({ selector: "[id='__docusaurus']" });
  const demos = new Rule({ selector: '[data-demo-canvas] > *' });
  rule.walkDecls((declaration) => {
    const name = `--docs-all-${declaration.prop}`;
    shell.append({ prop: name, value: declaration.value });
    demos.append({ prop: name, value: 'initial' });
    declaration.value = `var(${name}, revert)`;
  });
  rule.after([shell, demos]);
}
