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

/** Maximum length of a name that stays on one line; longer ones would make every table scroll. */
const MAX_NAME_LENGTH = 32;

/** Marks code that is a single name, which must not be divided at its hyphens. */
function markNames(element: Element): void {
  for (const child of element.children) {
    if (child.type !== 'element') {
      continue;
    }
    const [text] = child.children;
    if (child.tagName !== 'code') {
      markNames(child);
    } else if (text?.type === 'text' && child.children.length === 1 && isName(text.value)) {
      child.properties.className = ['docs-name'];
    }
  }
}

const isName = (text: string): boolean =>
  text.includes('-') && text.length <= MAX_NAME_LENGTH && !/\s/.test(text);

function createBox(table: Element): Element {
  markNames(table);
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
