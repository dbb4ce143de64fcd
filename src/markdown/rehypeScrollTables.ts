import type { Element, ElementContent, Root, RootContent } from 'hast';

interface Page {
  readonly path: string;
}

/**
 * Wraps each table of a page in a horizontally scrolling box, and rejects columns without a header.
 *
 * A wide table then never widens the page. The table keeps its own display value, and with it its semantics for
 * assistive
 * technology. Keyboard users can scroll the table because the box is focusable.
 */
export function rehypeScrollTables() {
  return (tree: Root, file: Page): void => wrapTables(tree, file);
}

type Parent = { children: RootContent[] | ElementContent[] };

function wrapTables(parent: Parent, file: Page): void {
  parent.children.forEach((child, index) => {
    if (child.type === 'element' && child.tagName === 'table') {
      checkHeader(child, file);
      parent.children[index] = createBox(child);
    } else if ('children' in child) {
      wrapTables(child as Parent, file);
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

/** Rejects empty headers: screen readers announce the column name of each cell. */
function checkHeader(element: Element, file: Page): void {
  if (element.tagName === 'th' && element.children.length === 0) {
    throw new Error(
      `${file.path}:${element.position?.start.line}: A column of this table has an empty header, and screen readers have no name for it. Write what the column holds.`,
    );
  }
  for (const child of element.children) {
    if (child.type === 'element') {
      checkHeader(child, file);
    }
  }
}
