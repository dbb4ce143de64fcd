import type { Element, ElementContent, Root, RootContent } from 'hast';

/** The page. */
interface Page {
  readonly path: string;
}

/**
 * Puts every table of a page into a box that scrolls sideways, and refuses columns that nothing names.
 *
 * A wide table then never widens the page, keeps its own display and with it its meaning for assistive technology, and
 * can be scrolled with the keyboard, since the box takes the focus.
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

/** Readers who hear a table are told the name of a cell's column. */
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
