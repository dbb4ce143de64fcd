import type { Element, ElementContent, Root, RootContent } from 'hast';

/**
 * Puts every table of a page into a box that scrolls sideways.
 *
 * A wide table then never widens the page, keeps its own display and with it its meaning for assistive technology, and
 * can be scrolled with the keyboard, since the box takes the focus.
 */
export function rehypeScrollTables() {
  return (tree: Root): void => wrapTables(tree);
}

type Parent = { children: RootContent[] | ElementContent[] };

function wrapTables(parent: Parent): void {
  parent.children.forEach((child, index) => {
    if (child.type === 'element' && child.tagName === 'table') {
      parent.children[index] = createBox(child);
    } else if ('children' in child) {
      wrapTables(child as Parent);
    }
  });
}

function createBox(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['docs-table'], tabIndex: 0 },
    children: [table],
  };
}
