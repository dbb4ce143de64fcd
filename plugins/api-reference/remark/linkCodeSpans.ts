import type { InlineCode, Link, Root } from 'mdast';
import type { EntryIndex, IndexedEntry } from './entryIndex';
import { walk } from './walk';

const MEMBER_KINDS = ['prop', 'slot', 'class'] as const;

/**
 * Turns code spans into links to what they name: an entry, or a member of an export that the page
 * documents. A name is linked once in each section, so that prose stays calm.
 *
 * @param components exports from the page's front matter; the first one that has a member is meant
 */
export function linkCodeSpans(tree: Root, index: EntryIndex, components: readonly string[]): void {
  const byName = new Map(index.entries.map((entry) => [entry.name, entry]));
  const documented = components
    .map((name) => byName.get(name))
    .filter((entry) => entry !== undefined);
  let linked = new Set<string>();
  walk(tree, (node, parents) => {
    if (node.type === 'heading') {
      linked = new Set();
    }
    const isProse = !parents.some(({ type }) => type === 'link' || type === 'heading');
    if (node.type !== 'inlineCode' || !isProse || linked.has(node.value)) {
      return;
    }
    const url = byName.get(node.value)?.address ?? findMember(node.value, documented);
    const parent = parents.at(-1);
    if (url && parent) {
      linked.add(node.value);
      replace(parent, node, { type: 'link', url, children: [node], position: node.position });
    }
  });
}

/** A name that is a prop and a slot of the same component is left alone. */
function findMember(name: string, documented: readonly IndexedEntry[]): string | null {
  for (const { address, anchors } of documented) {
    const found = MEMBER_KINDS.map((kind) => `${kind}-${name}`).filter((anchor) =>
      anchors.includes(anchor),
    );
    if (found.length > 0) {
      return found.length === 1 ? `${address}#${found[0]}` : null;
    }
  }
  return null;
}

function replace(parent: { children: unknown[] }, old: InlineCode, link: Link): void {
  parent.children[parent.children.indexOf(old)] = link;
}
